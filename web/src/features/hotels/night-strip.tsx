import { useTranslations } from 'use-intl';
import { colorStyle, legColorVar } from '../../trip-ui/leg-color';
import { useTripFormat } from '../../trip-ui/trip-format';
import { classNames } from '../../ui/class-names';
import type { TripNight } from './hotels-model';
import styles from './night-strip.module.css';
import type { Hotels } from './use-hotels';

/** The trip's nights in the colors of their stops; those without a stay are hatched. A click on one opens its stop. */
export function NightStrip({ hotels }: { hotels: Hotels }) {
  const t = useTranslations('hotels');
  return (
    <ol className={styles.strip} aria-label={t('nightStrip')}>
      {hotels.stops.flatMap(({ nights }) =>
        nights.map((night) => (
          <Night key={`${night.stop.id} ${night.index}`} night={night} hotels={hotels} />
        )),
      )}
    </ol>
  );
}

function Night({ night, hotels }: { night: TripNight; hotels: Hotels }) {
  const { stop, index, number, date, stay } = night;
  const t = useTranslations('hotels');
  const format = useTripFormat();
  const when = date === null ? t('nightOf', { number }) : format.day(date);
  const isOpen = hotels.here?.stop.id === stop.id;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.night, stay === null && styles.open, isOpen && styles.here)}
        style={colorStyle(legColorVar(stop.destinationOrder - 1))}
        aria-label={
          stay === null
            ? t('nightWithout', { when, place: stop.name })
            : t('nightWith', { when, place: stop.name, stay: stay.name })
        }
        aria-current={isOpen || undefined}
        onClick={() => hotels.open(stop.id, index)}
      >
        {date === null ? number : Number(date.slice(8))}
      </button>
    </li>
  );
}
