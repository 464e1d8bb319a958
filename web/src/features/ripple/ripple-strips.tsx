import type { Destination } from '@wayfold/contract/trip/trip';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import type { FoldPanel } from '../../trip-ui/fold-strip/fold-panel';
import { FoldStrip } from '../../trip-ui/fold-strip/fold-strip';
import { legColorVar } from '../../trip-ui/leg-color';
import { nameLanguage } from '../../trip-ui/name-language';
import { useTripFormat } from '../../trip-ui/trip-format';
import styles from './ripple-dock.module.css';

/** Two fold strips, the trip before and after the change; changed panels are tinted in the second. */
export function RippleStrips({ today, after }: { today: TripDocument; after: TripDocument }) {
  const t = useTranslations('ripple');
  const words = useTranslations('tripWords');
  const format = useTripFormat();

  const panelOf = (stop: Destination, index: number, isChanged: boolean): FoldPanel => {
    const { id, name, localName, country, dtArrive, dtDepart } = stop;
    const nights = words('nights', { count: stop.nights });
    const hasDates = dtArrive !== null && dtDepart !== null;
    const lang = nameLanguage(name, country);
    return {
      id,
      label: localName && localName !== name ? `${localName} ${name}` : name,
      sublabel: hasDates ? format.range(dtArrive, dtDepart) : nights,
      shortSublabel: hasDates ? format.shortRange(dtArrive, dtDepart) : nights,
      color: legColorVar(index),
      weight: Math.max(1.25, stop.nights),
      changed: isChanged,
      ...(lang ? { lang } : {}),
    };
  };
  const now = orderedDestinations(today).map((stop, index) => panelOf(stop, index, false));
  const then = orderedDestinations(after).map((stop, index) =>
    panelOf(stop, index, differs(today.destinations[stop.id], stop)),
  );
  return (
    <div className={styles.strips}>
      <span className={styles.stripName}>{t('now')}</span>
      <FoldStrip label={t('now')} panels={now} low />
      <span className={styles.stripName}>{t('afterwards')}</span>
      <FoldStrip label={t('afterwards')} panels={then} low />
    </div>
  );
}

function differs(was: Destination | undefined, stop: Destination): boolean {
  return (
    was !== undefined &&
    (was.dtArrive !== stop.dtArrive ||
      was.dtDepart !== stop.dtDepart ||
      was.destinationOrder !== stop.destinationOrder)
  );
}
