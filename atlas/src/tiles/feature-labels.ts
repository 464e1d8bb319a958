import { type FeatureRow, WATER_KINDS } from '../sources/features';
import type { Label } from './label';

/** A landscape is named over this many zooms; closer up, it is all around. */
const ZOOMS_SHOWN = 5;

/** Creates the labels of seas, lakes and landscapes. */
export function featureLabels(rows: readonly FeatureRow[]): Label[] {
  return rows.map(({ name, kind, lon, lat, zoom, angle }): Label => {
    const isWater = WATER_KINDS.has(kind);
    const look = isWater ? {} : { kind, angle: angle ?? 0, until: zoom + ZOOMS_SHOWN };
    return {
      layer: isWater ? 'water_label' : 'landscape_label',
      ...{ lon, lat },
      minZoom: zoom,
      properties: { name, rank: zoom, ...look },
    };
  });
}
