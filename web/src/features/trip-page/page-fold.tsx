import type { TripPage } from '@wayfold/domain/page/trip-page';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../../trip-ui/leg-color';
import styles from './page-fold.module.css';

/** With more panels than this, the names don't fit in one row. */
const MOST = 12;

/** The trip as a strip of folded panels, as wide as their nights. Decorative: the list below has the same content. */
export function PageFold({ page: { stops } }: { page: TripPage }) {
  const words = useTranslations('tripWords');
  if (stops.length < 2 || stops.length > MOST) return null;
  return (
    <div className={styles.strip} aria-hidden="true">
      {stops.map((stop, index) => (
        <div key={stop.id} className={styles.panel} style={panelStyle(stop.nights, index)}>
          <div className={styles.name}>{stop.name}</div>
          <div className={styles.dates}>
            {stop.shortDates
              ? words('foldDates', {
                  dates: stop.shortDates,
                  nights: words('nights', { count: stop.nights }),
                })
              : words('nights', { count: stop.nights })}
          </div>
        </div>
      ))}
    </div>
  );
}

function panelStyle(nights: number, index: number): CSSProperties {
  // React's type doesn't include custom properties. Short stays keep room for their names.
  return {
    '--weight': Math.max(nights, 1.6),
    '--color': legColorVar(index),
  } as CSSProperties;
}
