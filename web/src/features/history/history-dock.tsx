import type { Destination } from '@wayfold/contract/trip/trip';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import type { FoldPanel } from '../../trip-ui/fold-strip/fold-panel';
import { FoldStrip } from '../../trip-ui/fold-strip/fold-strip';
import { useFoldPanel } from '../../trip-ui/fold-strip/use-fold-panel';
import { MapNote } from '../../trip-ui/map-note';
import { useTripFormat } from '../../trip-ui/trip-format';
import styles from './history-dock.module.css';
import type { HistoryPreview } from './history-preview';

const STRIP = {
  undo: 'stripUndone',
  redo: 'stripRedone',
  'as-it-was': 'stripThen',
} as const;

/** The note on the map that it isn't showing the current trip. */
export function HistoryChip({ preview }: { preview: HistoryPreview }) {
  const t = useTranslations('history');
  return <MapNote isAnnounced>{t(preview.kind === 'as-it-was' ? 'chipThen' : 'chipChange')}</MapNote>;
}

/** Two fold strips below the map: the current trip, and the trip after undoing or redoing the open step, or before it. */
export function HistoryDock({ preview }: { preview: HistoryPreview }) {
  const t = useTranslations('history');
  const foldPanel = useFoldPanel();
  const format = useTripFormat();
  const { kind, today, document } = preview;

  const panelOf = (stop: Destination, index: number): FoldPanel => {
    const panel = foldPanel(stop, index);
    const { dtArrive, dtDepart } = stop;
    if (dtArrive === null || dtDepart === null) return panel;
    // Most history steps move dates.
    return {
      ...panel,
      sublabel: format.range(dtArrive, dtDepart),
      shortSublabel: format.shortRange(dtArrive, dtDepart),
    };
  };
  const now = orderedDestinations(today).map(panelOf);
  const other = orderedDestinations(document).map((stop, index) => ({
    ...panelOf(stop, index),
    changed: differs(today.destinations[stop.id], stop),
  }));
  return (
    <section className={styles.dock} aria-label={t(kind === 'as-it-was' ? 'stripsThenLabel' : 'stripsLabel')}>
      <span className={styles.name}>{t('stripNow')}</span>
      <FoldStrip label={t('stripNow')} panels={now} />
      <span className={styles.name}>{t(STRIP[kind])}</span>
      <FoldStrip label={t(STRIP[kind])} panels={other} />
    </section>
  );
}

function differs(was: Destination | undefined, stop: Destination): boolean {
  return (
    was === undefined ||
    was.dtArrive !== stop.dtArrive ||
    was.dtDepart !== stop.dtDepart ||
    was.nights !== stop.nights ||
    was.destinationOrder !== stop.destinationOrder
  );
}
