import styles from './doughnut.module.css';
import { type DoughnutPart, doughnutSlices } from './doughnut-slices';

/** The slices of a doughnut, inside its SVG. */
export function DoughnutRing(props: {
  parts: readonly DoughnutPart[];
  /** In pixels, like `innerRadius`. */
  outerRadius: number;
  innerRadius: number;
}) {
  const { parts, outerRadius, innerRadius } = props;
  return doughnutSlices(parts, { outerRadius, innerRadius }).map((slice) => (
    <path key={slice.id} d={slice.path} fill={slice.color} className={styles.slice} />
  ));
}
