import type { Pace } from '@wayfold/domain/day/day';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { colorStyle, legColorVar } from '../leg-color';
import { useTripFormat } from '../trip-format';
import styles from './pace-bar.module.css';

const PARTS = ['moving', 'visiting', 'free'] as const;

type Part = { part: (typeof PARTS)[number]; minutes: number };

/** How a day is spent: on the way, visiting, free, as a bar and in words. @param colorIndex of its destination */
export function PaceBar({ pace, colorIndex }: { pace: Pace; colorIndex: number }) {
  const t = useTranslations('day');
  const timeOf = useTimeWords();
  const shown = partsOf(pace);
  return (
    <div className={styles.pace} style={paceStyle(colorIndex)}>
      <Bar parts={shown} />
      <dl className={styles.parts}>
        {shown.map((one) => (
          <div key={one.part} className={styles.part}>
            <dt>
              <i className={styles[one.part]} aria-hidden="true" />
              {t(one.part)}
            </dt>
            <dd>{timeOf(one)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The same as one thin line, with a word beside it where there is room. */
export function PaceLine({ pace, colorIndex }: { pace: Pace; colorIndex: number }) {
  const t = useTranslations('day');
  const timeOf = useTimeWords();
  const shown = partsOf(pace);
  const words = [
    t(`pace.${pace.word}`),
    ...shown.map((one) => t('part', { part: t(one.part), time: timeOf(one) })),
  ].join(', ');
  return (
    <div className={styles.room}>
      <div className={styles.line} style={paceStyle(colorIndex)} role="img" aria-label={words} title={words}>
        <Bar parts={shown} />
        <span className={styles.word}>{t(`pace.${pace.word}`)}</span>
      </div>
    </div>
  );
}

function Bar({ parts }: { parts: readonly Part[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(({ part, minutes }) => (
        <i key={part} className={styles[part]} style={{ flexGrow: minutes }} />
      ))}
    </div>
  );
}

function partsOf(pace: Pace): Part[] {
  return PARTS.flatMap((part) => {
    const minutes = pace[part];
    return minutes === null || minutes === 0 ? [] : [{ part, minutes }];
  });
}

/** The time on the way is an estimate. */
function useTimeWords() {
  const t = useTranslations('day');
  const format = useTripFormat();
  return ({ part, minutes }: Part) => {
    const time = format.duration(minutes / 60);
    return part === 'moving' ? t('about', { time }) : time;
  };
}

function paceStyle(colorIndex: number): CSSProperties {
  return {
    ...colorStyle(legColorVar(colorIndex)),
    '--moving': legColorVar(colorIndex === 0 ? 1 : 0),
  } as CSSProperties; // React’s type leaves custom properties out
}
