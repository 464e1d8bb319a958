import type { ReactNode } from 'react';
import styles from './doughnut.module.css';
import { type DoughnutPart, doughnutSlices } from './doughnut-slices';

/**
 * A ring cut by amounts, with words in its middle.
 *
 * It is a picture: whoever uses it says the amounts in a table or list beside it.
 */
export function Doughnut(props: {
  parts: readonly DoughnutPart[];
  /** Width and height in pixels. */
  size: number;
  /** Width of the ring in pixels. */
  thickness: number;
  /** What the picture shows, read by screen readers. */
  label: string;
  children?: ReactNode;
}) {
  const { parts, size, thickness, label, children } = props;
  const outerRadius = size / 2;
  const slices = doughnutSlices(parts, { outerRadius, innerRadius: outerRadius - thickness });
  return (
    <div className={styles.doughnut} style={{ width: size, height: size }}>
      <svg
        width={size}
        height={size}
        viewBox={`${-outerRadius} ${-outerRadius} ${size} ${size}`}
        role="img"
        aria-label={label}
      >
        {slices.map((slice) => (
          <path key={slice.id} d={slice.path} fill={slice.color} className={styles.slice} />
        ))}
        {slices.length === 0 ? (
          <circle
            r={outerRadius - thickness / 2}
            fill="none"
            strokeWidth={thickness}
            className={styles.empty}
          />
        ) : null}
      </svg>
      {children ? <div className={styles.middle}>{children}</div> : null}
    </div>
  );
}
