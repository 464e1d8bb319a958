import { classNames } from '../../../ui/class-names';
import { LEGS, NAMES, STOPS } from './route-map.generated';
import styles from './route-overlay.module.css';

/** Route, pins and names of the drawn trip, in the coordinates of the land pictures; used inside an svg. */
export function RouteOverlay({ chosen }: { chosen?: number }) {
  return (
    <g className={styles.overlay}>
      <g className={styles.casing}>
        {LEGS.map((leg) => (
          <path key={leg} d={leg} />
        ))}
      </g>
      <g className={styles.route}>
        {LEGS.map((leg, index) => (
          <path key={leg} d={leg} stroke={`var(--l${index + 1})`} />
        ))}
      </g>
      <g className={styles.names}>
        {NAMES.map((name) => {
          const isTown = name.style === 'city' || name.style === 'town';
          const shift = isTown ? TOWN_SHIFT[name.side] : NO_SHIFT;
          return (
            <g key={name.text} className={styles[name.style]}>
              {isTown ? <circle cx={name.x} cy={name.y} r={name.style === 'city' ? 3 : 2.2} /> : null}
              <text x={name.x + shift.x} y={name.y + shift.y} textAnchor={shift.anchor}>
                {name.text}
              </text>
            </g>
          );
        })}
      </g>
      {STOPS.map((stop, index) => (
        <Pin key={stop.name} stop={stop} number={index + 1} isChosen={index === chosen} />
      ))}
    </g>
  );
}

const NO_SHIFT = { x: 0, y: 0, anchor: 'middle' } as const;

/** The position of a town's name relative to its dot. */
const TOWN_SHIFT = {
  right: { x: 7, y: 4.5, anchor: 'start' },
  above: { x: 0, y: -9, anchor: 'middle' },
  below: { x: 0, y: 18, anchor: 'middle' },
} as const;

type Stop = (typeof STOPS)[number];

function Pin({ stop, number, isChosen }: { stop: Stop; number: number; isChosen: boolean }) {
  const label = {
    right: { x: 19, y: -12, anchor: 'start' },
    left: { x: -19, y: -12, anchor: 'end' },
    below: { x: 0, y: 17, anchor: 'middle' },
  } as const;
  const at = label[stop.label];
  return (
    <g transform={`translate(${stop.x} ${stop.y})`}>
      <g transform={isChosen ? 'scale(1.28)' : undefined}>
        <path className={styles.pin} d={PIN} fill={`var(--l${number})`} />
        <text className={styles.numeral} y={-16.5}>
          {number}
        </text>
      </g>
      <text className={classNames(styles.stop)} x={at.x} y={at.y} textAnchor={at.anchor}>
        {stop.name}
      </text>
    </g>
  );
}

/** A teardrop, 30 wide, with its tip at 0,0. */
const PIN = 'M0 0C-3.2-5.6-15-11.6-15-21.5a15 15 0 1 1 30 0C15-11.6 3.2-5.6 0 0z';
