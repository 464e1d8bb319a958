import type { PageStop, TripPage } from '@wayfold/domain/page/trip-page';
import { useTranslations } from 'use-intl';
import { BothNames } from '../../trip-ui/both-names';
import { colorStyle, legColorVar } from '../../trip-ui/leg-color';
import { useLegContents } from '../../trip-ui/use-leg-contents';
import styles from './stop-list.module.css';

/** The destinations with their days, numbered as on the map, and the leg from each with what is booked on it. */
export function StopList({ stops, journeys }: Pick<TripPage, 'stops' | 'journeys'>) {
  const t = useTranslations('tripPage');
  const words = useTranslations('tripWords');
  return (
    <section>
      <h2>{t('route')}</h2>
      <ol className={styles.list}>
        {stops.map((stop, index) => (
          <li key={stop.id} style={colorStyle(legColorVar(index))}>
            <span className={styles.number}>{index + 1}</span>
            <div className={styles.words}>
              <p className={styles.name} dir="auto">
                <BothNames place={stop} />
              </p>
              <p className={styles.dates}>
                {stop.dates
                  ? words('foldDates', { dates: stop.dates, nights: words('nights', { count: stop.nights }) })
                  : words('nights', { count: stop.nights })}
              </p>
            </div>
            <Onward onward={stop.onward} />
            <Contents onward={stop.onward} />
            {journeys[stop.id]?.map(({ id, text }) => (
              <p key={id} className={styles.contents} dir="auto">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The ferries on the way, or a flight's time at airports. */
function Contents({ onward }: { onward: PageStop['onward'] }) {
  const words = useLegContents();
  const text = onward ? words(onward.contents) : null;
  return text ? <p className={styles.contents}>{text}</p> : null;
}

function Onward({ onward }: { onward: PageStop['onward'] }) {
  const t = useTranslations('tripPage');
  if (!onward) return null;
  if (onward.distance === null) return <span className={styles.onward}>{t('noDistance')}</span>;
  return (
    <span className={styles.onward}>
      <span>{onward.isAbout ? t('aboutDistance', { distance: onward.distance }) : onward.distance}</span>
      <span>{onward.duration}</span>
    </span>
  );
}
