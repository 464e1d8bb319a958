import type { TripIdea } from '@wayfold/contract/places/ideas-endpoints';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../api/client/settings';
import { useRouteLegs } from '../../api/places/routes';
import { ideaDocument } from '../../features/trip-ideas/idea-changes';
import { useReducedMotion } from '../../lib/media';
import { useTheme } from '../../lib/theme';
import { loadTripMap } from '../../map/load-trip-map';
import type { MapLeg, MapStop } from '../../map/trip-map-props';
import { useFullMap } from '../../map/use-full-map';
import { mapLegs, mapStops } from '../../trip-ui/maps/map-model';
import { classNames } from '../../ui/class-names';
import styles from './site-frame.module.css';

const TripMap = lazy(async () => ({
  default: (await loadTripMap()).TripMap,
}));

const EDGES = { top: 60, right: 60, bottom: 40, left: 60 };

/** The route of an idea on its own map. */
export function IdeaMap({ idea }: { idea: TripIdea }) {
  const t = useTranslations('ideaPages');
  const document = useMemo(() => ideaDocument(idea, null), [idea]);
  const lines = useRouteLegs(document);
  const stops = useMemo(() => mapStops(document), [document]);
  const legs = useMemo(() => mapLegs(document, lines), [document, lines]);
  return <PageMap label={t('mapLabel', { trip: idea.name })} stops={stops} legs={legs} />;
}

/** A map on a content page: pins, and lines between them if there are any. */
export function PageMap({ label, stops, legs }: { label: string; stops: MapStop[]; legs: MapLeg[] }) {
  const singleZoom = useSetting('map_zoom_trip_idea');
  const [selectedId, select] = useState<string | null>(null);
  const [hoveredId, hover] = useState<string | null>(null);
  const full = useFullMap();
  return (
    <div className={classNames(styles.map, full.className)}>
      <Suspense>
        <TripMap
          label={label}
          stops={stops}
          legs={legs}
          selectedId={selectedId}
          hoveredId={hoveredId}
          ghost={null}
          padding={EDGES}
          singleZoom={singleZoom}
          theme={useTheme()}
          reducedMotion={useReducedMotion()}
          controlsBottom={24}
          full={full}
          onSelect={select}
          onHover={hover}
          onPick={() => select(null)}
        />
      </Suspense>
    </div>
  );
}
