/** The layers that only hold points with a name. */
export type LabelLayer = 'country_label' | 'region_label' | 'city_label' | 'park_label' | 'water_label';

/** A name at a point, shown from a zoom on. */
export type Label = {
  layer: LabelLayer;
  lon: number;
  lat: number;
  minZoom: number;
  /** `rank` 0 comes first where there is no room for all. */
  properties: { name: string; rank: number; capital?: boolean; pop?: number };
};
