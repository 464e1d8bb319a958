import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../api/client/settings';
import { useRouteLegs } from '../../api/places/routes';
import { retryImport } from '../../lib/loading/retry-import';
import { useReducedMotion } from '../../lib/media';
import { useTheme } from '../../lib/theme';
import type { MapGhost, MapPadding } from '../../map/trip-map-props';
import { mapLegs, mapStops } from './map-model';

const TripMap = lazy(async () => ({
  default: (await retryImport(() => import('../../map/trip-map'))).TripMap,
}));

/** Nothing on this map can be pressed, so its buttons are out of sight. */
const OUT_OF_SIGHT = -200;

/** A strip of map above a sheet, to look at: the trip with what the sheet is about. */
export function StripMap(props: {
  document: TripDocument;
  /** The points to show instead of the whole trip. */
  focus: readonly [number, number][] | null;
  /** What covers the map at its edges. */
  padding: MapPadding;
  ghost?: MapGhost;
  selectedLegId?: string | null;
}) {
  const { document, focus, padding, ghost = null, selectedLegId = null } = props;
  const t = useTranslations('tripWords');
  const lines = useRouteLegs(document);
  const stops = useMemo(() => mapStops(document), [document]);
  const legs = useMemo(() => mapLegs(document, lines), [document, lines]);
  return (
    <Suspense>
      <TripMap
        label={t('mapLabel')}
        stops={stops}
        legs={legs}
        selectedId={null}
        hoveredId={null}
        selectedLegId={selectedLegId}
        ghost={ghost}
        focus={focus}
        padding={padding}
        singleZoom={useSetting('map_zoom_one_destination')}
        theme={useTheme()}
        reducedMotion={useReducedMotion()}
        controlsBottom={OUT_OF_SIGHT}
        attributionBottom={padding.bottom - 12}
        onSelect={ignore}
        onHover={ignore}
        onPick={ignore}
      />
    </Suspense>
  );
}

function ignore() {}
