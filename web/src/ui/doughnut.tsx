import { lazy, Suspense } from 'react';
import { whenIdle } from '../lib/loading/idle';
import { retryImport } from '../lib/loading/retry-import';
import styles from './doughnut.module.css';
import type { DoughnutPart } from './doughnut-slices';
import { Figure } from './figure';
import { fitFigure } from './fit-figure';

/** The code that cuts the ring loads once the list that it is about is painted. */
const DoughnutRing = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return { default: (await retryImport(() => import('./doughnut-ring'))).DoughnutRing };
});

/** The content in the middle of a doughnut. */
export interface DoughnutMiddle {
  /** The amount in full, and a short form if that doesn't fit. */
  figure: { full: string; short: string };
  caption: string;
}

/**
 * A ring divided by amounts, with their sum in its middle.
 *
 * It is only an image: show the amounts in a table or list beside it.
 */
export function Doughnut(props: {
  parts: readonly DoughnutPart[];
  /** Width and height in pixels. */
  size: number;
  /** Width of the ring in pixels. */
  thickness: number;
  /** What the image shows, for screen readers; missing if the text beside it says so. */
  label?: string;
  middle?: DoughnutMiddle;
}) {
  const { parts, size, thickness, label, middle } = props;
  const outerRadius = size / 2;
  const innerRadius = outerRadius - thickness;
  const isEmpty = parts.every(({ value }) => value <= 0);
  const blank = (
    <circle r={outerRadius - thickness / 2} fill="none" strokeWidth={thickness} className={styles.empty} />
  );
  return (
    <div className={styles.doughnut} style={{ width: size, height: size }}>
      <svg
        width={size}
        height={size}
        viewBox={`${-outerRadius} ${-outerRadius} ${size} ${size}`}
        role="img"
        aria-label={label}
        aria-hidden={label === undefined}
      >
        {isEmpty ? (
          blank
        ) : (
          <Suspense fallback={blank}>
            <DoughnutRing parts={parts} outerRadius={outerRadius} innerRadius={innerRadius} />
          </Suspense>
        )}
      </svg>
      {middle ? <Middle {...middle} size={size} innerRadius={innerRadius} /> : null}
    </div>
  );
}

function Middle(props: DoughnutMiddle & { size: number; innerRadius: number }) {
  const { figure, caption, size, innerRadius } = props;
  // The figure stands above the center, where the ring leaves a little less than its inner diameter.
  const fit = fitFigure(figure, { room: innerRadius * 1.8, largest: Math.round(size * 0.15) });
  return (
    <div className={styles.middle}>
      <span className={styles.figure} style={{ fontSize: fit.size }}>
        <Figure {...figure} isShort={fit.isShort} />
      </span>
      <span className={styles.caption}>{caption}</span>
    </div>
  );
}
