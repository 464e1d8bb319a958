/** The layers that contain only named points. */
export type LabelLayer =
  | 'country_label'
  | 'region_label'
  | 'city_label'
  | 'park_label'
  | 'water_label'
  | 'landscape_label'
  | 'airport_label';

/** What a tile says about a name; the lowest `rank` wins if there isn't room for all. */
export type LabelProperties = {
  name: string;
  rank: number;
  capital?: boolean;
  pop?: number;
  /** An airport's code. */
  iata?: string;
  /** A landscape's kind, the degrees its name is turned clockwise, and the zoom at which it is too close to be named. */
  kind?: string;
  angle?: number;
  until?: number;
};

/** A name at a point, shown from `minZoom` on. */
export type Label = {
  layer: LabelLayer;
  lon: number;
  lat: number;
  minZoom: number;
  properties: LabelProperties;
};
