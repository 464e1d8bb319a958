import styles from './flat-map.module.css';
import { MAP_SIZE, STOPS } from './route-map.generated';
import { RouteOverlay } from './route-overlay';

const SHOWN = { left: 400, top: 310, width: 860, height: 600 };
const CHOSEN = 2;

/** The map with the trip and its fold strip below; a picture of the planner. */
export function FlatMap({
  description,
  nightsWords,
}: {
  description: string;
  nightsWords: (nights: number) => string;
}) {
  return (
    <div className={styles.map} role="img" aria-label={description}>
      <svg
        viewBox={`${SHOWN.left} ${SHOWN.top} ${SHOWN.width} ${SHOWN.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <foreignObject x="0" y="0" width={MAP_SIZE.width} height={MAP_SIZE.height}>
          <div className={styles.land} />
        </foreignObject>
        <RouteOverlay chosen={CHOSEN} />
      </svg>
      <ol className={styles.fold} aria-hidden="true">
        {STOPS.map((stop, index) => (
          <li
            key={stop.name}
            className={index === CHOSEN ? styles.chosen : undefined}
            style={{ flexGrow: stop.nights, borderTopColor: `var(--l${index + 1})` }}
          >
            <span className={styles.name}>
              {stop.name === 'Grand Canyon Village' ? 'Grand Canyon' : stop.name}
            </span>
            <span className={styles.nights}>{nightsWords(stop.nights)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
