import type { Pace } from '@wayfold/domain/day/day';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../../trip-ui/leg-color';
import { useTripFormat } from '../../trip-ui/trip-format';
import styles from './pace-bar.module.css';

const PARTS = ['moving', 'visiting', 'free'] as const;

/** How a day is spent: on the way, visiting, free, as a bar and in words. @param colorIndex of its destination */
export function PaceBar({ pace, colorIndex }: { pace: Pace; colorIndex: number }) {
  const t = useTranslations('day');
  const format = useTripFormat();
  const shown = PARTS.flatMap((part) => {
    const minutes = pace[part];
    return minutes === null || minutes === 0 ? [] : [{ part, minutes }];
  });
  return (
    <div
      className={styles.pace}
      style={{ '--moving': legColorVar(colorIndex === 0 ? 1 : 0) } as CSSProperties} // React’s type leaves custom properties out
    >
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ part, minutes }) => (
          <i key={part} className={styles[part]} style={{ flexGrow: minutes }} />
        ))}
      </div>
      <dl className={styles.parts}>
        {shown.map(({ part, minutes }) => (
          <div key={part} className={styles.part}>
            <dt>
              <i className={styles[part]} aria-hidden="true" />
              {t(part)}
            </dt>
            <dd>
              {part === 'moving'
                ? t('about', { time: format.duration(minutes / 60) })
                : format.duration(minutes / 60)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
