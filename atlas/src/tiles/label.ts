/** The layers that contain only named points. */
export type LabelLayer = 'country_label' | 'region_label' | 'city_label' | 'park_label' | 'water_label';

/** A name at a point, shown from `minZoom` on. */
export type Label = {
  layer: LabelLayer;
  lon: number;
  lat: number;
  minZoom: number;
  /** The lowest `rank` wins if there isn't room for all. */
  properties: { name: string; rank: number; capital?: boolean; pop?: number };
};
