import { arc, pie } from 'd3-shape';

/** One amount of a doughnut. */
export interface DoughnutPart {
  id: string;
  label: string;
  /** Not negative; parts of 0 are not drawn. */
  value: number;
  /** Any CSS color. */
  color: string;
}

/** One part with its shape. */
export interface DoughnutSlice extends DoughnutPart {
  /** The fraction of the whole, above 0 and at most 1. */
  share: number;
  /** False below 1%: too thin for a label beside it. */
  isLabelled: boolean;
  /** The outline as an SVG path around the point (0, 0). */
  path: string;
}

/** The smallest share of the whole that still gets a label. */
const LABELLED_SHARE = 0.01;
const GAP_PX = 1.6;

/**
 * Cuts a ring into slices, in the order given, clockwise from the top.
 *
 * Drops parts of 0 and below; returns an empty list if none is above 0.
 */
export function doughnutSlices(
  parts: readonly DoughnutPart[],
  ring: { outerRadius: number; innerRadius: number },
): DoughnutSlice[] {
  const shown = parts.filter((part) => part.value > 0);
  const total = shown.reduce((sum, part) => sum + part.value, 0);
  const radius = (ring.outerRadius + ring.innerRadius) / 2;
  const outline = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .outerRadius(ring.outerRadius)
    .innerRadius(ring.innerRadius)
    .padRadius(radius);
  const angles = pie<DoughnutPart>()
    .sort(null)
    .value((part) => part.value)
    // A single slice is a whole ring and needs no gap.
    .padAngle(shown.length > 1 ? GAP_PX / radius : 0)(shown);
  return angles.map((angle) => {
    const share = angle.data.value / total;
    // Without a canvas context, d3 always returns an arc as text.
    const path = outline(angle) ?? '';
    return { ...angle.data, share, isLabelled: share >= LABELLED_SHARE, path };
  });
}
