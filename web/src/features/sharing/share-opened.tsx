import type { TripShare } from '@wayfold/contract/sharing/sharing-endpoints';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { openedDays, openedWhen } from './opened-when';
import styles from './share-opened.module.css';

const HEIGHT = 32;
const STEP = 20;
const WIDTH = 13;

/** How often others opened the link, with a bar for each of the last days. */
export function ShareOpened({ opened }: { opened: TripShare['opened'] }) {
  const t = useTranslations('sharing');
  const format = useTripFormat();
  const when = useMemo(() => openedWhen(opened.last, Date.now()), [opened]);
  const last = 'day' in when ? format.monthDay(when.day) : 'count' in when ? t(when.key, when) : t(when.key);
  const figures = [
    [t('total'), String(opened.times)],
    [t('week'), String(opened.week)],
    [t('last'), last],
  ] as const;
  return (
    <section className={styles.opened} aria-labelledby="share-opened">
      <h3 id="share-opened" className={styles.title}>
        {t('opened')}
      </h3>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DayBars days={opened.days} />
      <p className={styles.help}>{t('openedHelp')}</p>
    </section>
  );
}

function DayBars({ days }: { days: readonly number[] }) {
  const t = useTranslations('sharing');
  const format = useTripFormat();
  const most = Math.max(1, ...days);
  const dates = useMemo(() => openedDays(days.length, Date.now()), [days.length]);
  return (
    <>
      <svg className={styles.bars} viewBox={`0 0 ${days.length * STEP - 7} ${HEIGHT}`} aria-hidden="true">
        {dates.map((date, index) => {
          const count = days[index] ?? 0;
          // A day with one view must be visible beside a day with a hundred.
          const height = count === 0 ? 2 : Math.max(6, (count / most) * HEIGHT);
          return (
            <rect
              key={date}
              className={count === 0 ? styles.none : styles.bar}
              x={index * STEP}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              rx={count === 0 ? 1 : 3}
            />
          );
        })}
      </svg>
      {/* Wraps the table, because the table itself would keep its own height. */}
      <div className="visually-hidden">
        <table>
          <caption>{t('openedTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('times')}</th>
            </tr>
          </thead>
          <tbody>
            {dates.map((date, index) => (
              <tr key={date}>
                <th scope="row">{format.monthDay(date)}</th>
                <td>{days[index] ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
