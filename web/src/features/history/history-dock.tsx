import type { Destination } from '@wayfold/contract/trip';
import { orderedDestinations } from '@wayfold/domain/trip-document';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../../lib/leg-color';
import { nameLanguage } from '../../lib/name-language';
import { useTripFormat } from '../../lib/trip-format';
import { type FoldPanel, FoldStrip } from '../../ui/fold-strip';
import styles from './history-dock.module.css';
import type { HistoryPreview } from './history-preview';

const STRIP = {
  'put-back': 'stripPutBack',
  'bring-back': 'stripBringBack',
  'as-it-was': 'stripThen',
} as const;

/** Says over the map that it does not show the trip as it is. */
export function HistoryChip({ preview }: { preview: HistoryPreview }) {
  const t = useTranslations('history');
  return (
    <p className={styles.chip} role="status">
      {t(preview.kind === 'as-it-was' ? 'chipThen' : 'chipPutBack')}
    </p>
  );
}

/** Two fold strips for the foot of the map: the trip as it is, and as the opened step would make it or had found it. */
export function HistoryDock({ preview }: { preview: HistoryPreview }) {
  const t = useTranslations('history');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const { kind, today, document } = preview;

  const panelOf = (stop: Destination, index: number): FoldPanel => {
    const { id, name, localName, country, dtArrive, dtDepart } = stop;
    const nights = words('nights', { count: stop.nights });
    const hasDates = dtArrive !== null && dtDepart !== null;
    const lang = nameLanguage(localName ?? name, country);
    return {
      id,
      label: localName && localName !== name ? `${localName} ${name}` : name,
      sublabel: hasDates ? format.range(dtArrive, dtDepart) : nights,
      shortSublabel: hasDates ? format.shortRange(dtArrive, dtDepart) : nights,
      color: legColorVar(index),
      weight: Math.max(1.25, stop.nights),
      ...(lang ? { lang } : {}),
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
