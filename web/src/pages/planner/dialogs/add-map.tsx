import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../../api/client/settings';
import { useRouteLegs } from '../../../api/places/routes';
import { useReducedMotion } from '../../../lib/media';
import { retryImport } from '../../../lib/retry-import';
import { useTheme } from '../../../lib/theme';
import { useSelection } from '../../../planner-state/selection';
import { mapLegs, mapStops } from '../map/map-model';

const TripMap = lazy(async () => ({
  default: (await retryImport(() => import('../../../map/trip-map'))).TripMap,
}));

/** The back button is to the left, and the edge of the sheet covers the bottom. */
const PADDING = { top: 56, right: 56, bottom: 40, left: 84 };
/** Nothing on this map can be pressed, so its buttons are out of sight. */
const OUT_OF_SIGHT = -200;

/** A strip of map with the place that may be added, and the destinations on both sides of it. */
export function AddMap({ document }: { document: TripDocument }) {
  const t = useTranslations('planner');
  const { ghost } = useSelection();
  const lines = useRouteLegs(document);
  const stops = useMemo(() => mapStops(document), [document]);
  const legs = useMemo(() => mapLegs(document, lines), [document, lines]);
  const focus = useMemo(
    () => ghost && [ghost.from, ghost.coords, ghost.to].flatMap((at) => (at ? [at] : [])),
    [ghost],
  );
  return (
    <Suspense>
      <TripMap
        label={t('mapLabel')}
        stops={stops}
        legs={legs}
        selectedId={null}
        hoveredId={null}
        ghost={ghost}
        focus={focus}
        padding={PADDING}
        singleZoom={useSetting('map_zoom_one_destination')}
        theme={useTheme()}
        reducedMotion={useReducedMotion()}
        controlsBottom={OUT_OF_SIGHT}
        attributionBottom={PADDING.bottom - 12}
        onSelect={ignore}
        onHover={ignore}
        onPick={ignore}
      />
    </Suspense>
  );
}

function ignore() {}
