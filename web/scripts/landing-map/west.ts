/** Longitude and latitude, in degrees. */
export type Point = readonly [lon: number, lat: number];

/** A stop of the drawn trip, with the position of its name relative to the pin. */
export interface DrawnStop {
  name: string;
  at: Point;
  label: 'right' | 'below' | 'left';
  nights: number;
}

/** The trip on the landing page's map. */
export const STOPS: readonly DrawnStop[] = [
  { name: 'Denver', at: [-104.99, 39.74], label: 'below', nights: 2 },
  { name: 'Moab', at: [-109.55, 38.57], label: 'right', nights: 3 },
  { name: 'Springdale', at: [-113.0, 37.19], label: 'below', nights: 2 },
  { name: 'Page', at: [-111.456, 36.915], label: 'right', nights: 1 },
  { name: 'Grand Canyon Village', at: [-112.14, 36.06], label: 'below', nights: 2 },
  { name: 'Santa Fe', at: [-105.94, 35.69], label: 'right', nights: 1 },
];

/** The road of each leg as points to draw a smooth line through; one fewer than the stops. */
export const LEGS: readonly (readonly Point[])[] = [
  [
    [-104.99, 39.74],
    [-105.51, 39.74],
    [-105.9, 39.69],
    [-106.07, 39.6],
    [-106.37, 39.64],
    [-106.83, 39.65],
    [-107.32, 39.55],
    [-107.78, 39.52],
    [-108.2, 39.3],
    [-108.55, 39.08],
    [-108.95, 39.18],
    [-109.4, 39.04],
    [-109.72, 38.94],
    [-109.62, 38.7],
    [-109.55, 38.57],
  ],
  [
    [-109.55, 38.57],
    [-109.62, 38.7],
    [-109.8, 38.93],
    [-110.16, 38.98],
    [-110.7, 38.88],
    [-111.3, 38.82],
    [-111.86, 38.92],
    [-112.1, 38.7],
    [-112.6, 38.55],
    [-112.66, 38.2],
    [-113.02, 37.72],
    [-113.26, 37.35],
    [-113.3, 37.19],
    [-113.0, 37.19],
  ],
  [
    [-113.0, 37.19],
    [-112.8, 37.22],
    [-112.64, 37.21],
    [-112.53, 37.05],
    [-112.1, 37.0],
    [-111.8, 37.09],
    [-111.6, 37.03],
    [-111.456, 36.915],
  ],
  [
    [-111.456, 36.915],
    [-111.6, 36.62],
    [-111.45, 36.2],
    [-111.41, 35.88],
    [-111.62, 35.94],
    [-111.83, 36.03],
    [-112.14, 36.06],
  ],
  [
    [-112.14, 36.06],
    [-112.13, 35.85],
    [-112.1, 35.6],
    [-111.85, 35.35],
    [-111.65, 35.2],
    [-111.2, 35.1],
    [-110.7, 35.03],
    [-110.16, 34.92],
    [-109.5, 35.15],
    [-108.74, 35.53],
    [-108.2, 35.35],
    [-107.6, 35.08],
    [-107.0, 35.08],
    [-106.65, 35.08],
    [-106.35, 35.4],
    [-105.94, 35.69],
  ],
];

/** Rivers that shape the land, drawn by hand where the data has none. */
export const RIVERS: readonly (readonly Point[])[] = [
  // Colorado
  [
    [-105.9, 40.2],
    [-106.9, 39.9],
    [-107.32, 39.55],
    [-108.2, 39.3],
    [-108.6, 39.06],
    [-109.1, 39.1],
    [-109.4, 38.8],
    [-109.6, 38.55],
    [-109.9, 38.2],
    [-110.4, 37.9],
    [-110.7, 37.5],
    [-111.3, 37.1],
    [-111.6, 36.85],
    [-111.85, 36.4],
    [-111.9, 36.15],
    [-112.5, 36.25],
    [-113.1, 36.15],
    [-113.4, 35.95],
    [-114.1, 36.1],
    [-114.74, 36.02],
    [-114.6, 35.2],
    [-114.4, 34.5],
    [-114.5, 33.6],
    [-114.7, 32.8],
  ],
  // Green
  [
    [-109.5, 42.2],
    [-109.5, 41.5],
    [-109.4, 40.95],
    [-109.2, 40.5],
    [-109.8, 39.9],
    [-110.05, 39.3],
    [-110.16, 38.98],
    [-110.1, 38.5],
    [-109.9, 38.2],
  ],
  // San Juan
  [
    [-107.0, 37.27],
    [-107.6, 36.85],
    [-108.2, 36.73],
    [-108.9, 36.9],
    [-109.5, 37.2],
    [-110.0, 37.2],
    [-110.7, 37.25],
  ],
  // Rio Grande
  [
    [-106.9, 37.75],
    [-106.0, 37.55],
    [-105.75, 37.0],
    [-105.75, 36.4],
    [-106.2, 35.8],
    [-106.65, 35.08],
    [-106.9, 34.1],
    [-107.2, 33.1],
    [-106.6, 31.9],
  ],
  // Arkansas
  [
    [-106.3, 39.2],
    [-106.0, 38.53],
    [-105.2, 38.45],
    [-104.61, 38.25],
    [-103.2, 38.05],
    [-101.6, 37.98],
    [-99.9, 37.75],
    [-98.4, 38.2],
    [-97.4, 37.7],
  ],
  // South Platte
  [
    [-105.9, 39.2],
    [-105.2, 39.4],
    [-104.9, 40.1],
    [-104.2, 40.35],
    [-103.0, 40.8],
    [-101.6, 41.1],
    [-100.7, 41.13],
  ],
  // Gunnison
  [
    [-106.9, 38.54],
    [-107.7, 38.7],
    [-108.2, 38.85],
    [-108.55, 39.06],
  ],
];

/** Lakes that the data doesn't have, as outlines. */
export const LAKES: readonly (readonly Point[])[] = [
  // Lake Powell
  [
    [-111.48, 36.94],
    [-111.3, 37.06],
    [-111.05, 37.12],
    [-110.85, 37.32],
    [-110.68, 37.5],
    [-110.45, 37.72],
    [-110.4, 37.7],
    [-110.58, 37.45],
    [-110.78, 37.24],
    [-110.95, 37.04],
    [-111.25, 36.98],
    [-111.46, 36.9],
  ],
  // Lake Mead
  [
    [-114.74, 36.02],
    [-114.6, 36.15],
    [-114.4, 36.2],
    [-114.35, 36.45],
    [-114.25, 36.4],
    [-114.3, 36.12],
    [-114.05, 36.1],
    [-114.3, 36.03],
    [-114.6, 36.05],
  ],
];

/** Woods and parks, each with a center and half widths in degrees; `park` is the greener of the two. */
export const GREEN: readonly { at: Point; wide: number; high: number; tilt?: number; park?: boolean }[] = [
  { at: [-105.7, 40.35], wide: 0.34, high: 0.3, park: true },
  { at: [-105.55, 37.78], wide: 0.2, high: 0.17, park: true },
  { at: [-109.95, 38.25], wide: 0.3, high: 0.34, park: true, tilt: -20 },
  { at: [-109.58, 38.73], wide: 0.14, high: 0.12, park: true },
  { at: [-111.2, 38.1], wide: 0.16, high: 0.44, park: true, tilt: -14 },
  { at: [-112.18, 37.58], wide: 0.14, high: 0.22, park: true, tilt: 12 },
  { at: [-113.05, 37.33], wide: 0.2, high: 0.17, park: true },
  { at: [-112.35, 36.3], wide: 0.85, high: 0.26, park: true, tilt: 6 },
  { at: [-108.46, 37.24], wide: 0.14, high: 0.11, park: true },
  { at: [-114.25, 38.95], wide: 0.13, high: 0.2, park: true },
  { at: [-109.8, 35.05], wide: 0.13, high: 0.16, park: true },
  { at: [-116.9, 36.5], wide: 0.42, high: 0.8, park: true, tilt: -28 },
  { at: [-118.6, 36.6], wide: 0.3, high: 0.45, park: true, tilt: -18 },
  { at: [-119.55, 37.85], wide: 0.36, high: 0.3, park: true },
  { at: [-106.6, 39.6], wide: 0.55, high: 0.5 },
  { at: [-107.5, 39.0], wide: 0.7, high: 0.3 },
  { at: [-107.4, 37.75], wide: 0.9, high: 0.38 },
  { at: [-106.3, 38.4], wide: 0.3, high: 0.6 },
  { at: [-107.0, 40.6], wide: 0.4, high: 0.5 },
  { at: [-110.5, 40.75], wide: 0.85, high: 0.24 },
  { at: [-111.3, 39.5], wide: 0.26, high: 0.55, tilt: 8 },
  { at: [-112.3, 38.3], wide: 0.24, high: 0.45, tilt: 16 },
  { at: [-111.6, 37.9], wide: 0.42, high: 0.3 },
  { at: [-109.3, 38.45], wide: 0.17, high: 0.2 },
  { at: [-109.7, 37.8], wide: 0.24, high: 0.24 },
  { at: [-112.2, 36.75], wide: 0.3, high: 0.26 },
  { at: [-112.0, 35.4], wide: 0.5, high: 0.3 },
  { at: [-110.9, 34.4], wide: 1.3, high: 0.32, tilt: 14 },
  { at: [-108.9, 36.3], wide: 0.24, high: 0.55 },
  { at: [-106.5, 36.4], wide: 0.4, high: 0.5 },
  { at: [-105.5, 36.1], wide: 0.25, high: 0.6 },
  { at: [-105.2, 37.2], wide: 0.2, high: 0.42 },
  { at: [-108.4, 33.6], wide: 0.8, high: 0.6 },
  { at: [-105.3, 38.9], wide: 0.36, high: 0.4 },
  { at: [-119.9, 38.6], wide: 0.42, high: 0.8, tilt: -26 },
  { at: [-121.3, 39.9], wide: 0.6, high: 0.8, tilt: -20 },
  { at: [-115.0, 39.6], wide: 0.14, high: 0.5 },
  { at: [-117.2, 39.2], wide: 0.14, high: 0.5 },
  { at: [-105.8, 41.4], wide: 0.3, high: 0.3 },
  { at: [-107.3, 42.6], wide: 0.3, high: 0.3 },
];

/** Names on the map, each with a style; those of towns are to the right of the dot unless `side` says otherwise. */
export const NAMES: readonly {
  text: string;
  at: Point;
  style: 'region' | 'park' | 'water' | 'city' | 'town';
  side?: 'right' | 'above' | 'below';
}[] = [
  { text: 'UTAH', at: [-111.55, 39.62], style: 'region' },
  { text: 'COLORADO', at: [-105.95, 38.86], style: 'region' },
  { text: 'ARIZONA', at: [-111.9, 34.62], style: 'region' },
  { text: 'NEW MEXICO', at: [-106.7, 34.6], style: 'region' },
  { text: 'NEVADA', at: [-115.9, 38.7], style: 'region' },
  { text: 'KANSAS', at: [-100.9, 38.7], style: 'region' },
  { text: 'CALIFORNIA', at: [-119.4, 36.05], style: 'region' },
  { text: 'WYOMING', at: [-107.9, 42.1], style: 'region' },
  { text: 'Canyonlands NP', at: [-110.0, 38.02], style: 'park' },
  { text: 'Great Sand Dunes NP', at: [-105.55, 37.98], style: 'park' },
  { text: 'Rocky Mountain NP', at: [-105.86, 40.6], style: 'park' },
  { text: 'Mesa Verde NP', at: [-108.5, 37.02], style: 'park' },
  { text: 'Death Valley NP', at: [-116.9, 36.3], style: 'park' },
  { text: 'Lake Powell', at: [-110.45, 37.36], style: 'water' },
  { text: 'Great Salt Lake', at: [-112.5, 41.45], style: 'water' },
  { text: 'Salt Lake City', at: [-111.89, 40.76], style: 'city' },
  { text: 'Las Vegas', at: [-115.14, 36.17], style: 'city' },
  { text: 'Albuquerque', at: [-106.65, 35.08], style: 'city', side: 'below' },
  { text: 'Provo', at: [-111.66, 40.23], style: 'town' },
  { text: 'Grand Junction', at: [-108.55, 39.08], style: 'town', side: 'above' },
  { text: 'Durango', at: [-107.88, 37.28], style: 'town' },
  { text: 'Gallup', at: [-108.74, 35.53], style: 'town', side: 'above' },
  { text: 'Flagstaff', at: [-111.65, 35.2], style: 'town', side: 'below' },
  { text: 'Pueblo', at: [-104.61, 38.25], style: 'town' },
  { text: 'Dodge City', at: [-100.02, 37.75], style: 'town' },
  { text: 'Fresno', at: [-119.78, 36.74], style: 'city' },
];
