import type { LonLat } from '@wayfold/domain/travel/legs';

/** What is right where both sources of an airport, or the choice between them, are wrong. */
export type AirportCorrection = {
  coords: LonLat;
  name?: string;
  city?: string;
  size?: 'large' | 'medium' | 'small';
};

/** Corrections by IATA code, grouped by their reason. */
export const AIRPORT_CORRECTIONS: Record<string, AirportCorrection> = {
  // Cities with a new airport: the second source has the old one.
  AKA: { coords: [108.87, 32.755] },
  BFJ: { coords: [105.472, 27.267] },
  CGY: { coords: [124.457, 8.613] },
  GES: { coords: [125.096, 6.058] },
  HLH: { coords: [122.008, 46.195] },
  HSC: { coords: [113.421, 24.979] },
  ISG: { coords: [124.245, 24.396] },
  JNG: { coords: [116.744, 35.647] },
  JSJ: { coords: [132.66, 47.11] },
  JSO: { coords: [-40.232, -3.615] },
  KRL: { coords: [86.143, 41.616] },
  NKC: { coords: [-15.97, 18.31] },
  NLA: { coords: [28.517, -12.962] },
  NST: { coords: [99.945, 8.54] },
  PPE: { coords: [-113.519, 31.353] },
  PTG: { coords: [29.459, -23.845] },
  SGU: { coords: [-113.51, 37.036] },
  SQG: { coords: [111.457, -0.042] },
  SWA: { coords: [116.503, 23.552] },
  SXK: { coords: [131.334, -7.85] },
  TAO: { coords: [120.088, 36.362] },
  UYN: { coords: [109.596, 38.361] },
  VDC: { coords: [-40.915, -14.908] },
  YIH: { coords: [111.479, 30.55] },
  YSQ: { coords: [124.55, 44.938] },

  // The second source has another airport of the region: Borg El Arab, Bhogapuram.
  ALY: { coords: [29.949, 31.184] },
  VTZ: { coords: [83.225, 17.721] },

  // The code has moved to the new airport of Phnom Penh: the first source has the old owner's name.
  KTI: { coords: [104.921, 11.36], name: 'Techo International Airport', city: 'Phnom Penh', size: 'large' },

  // The second source is rounded, or far from the town.
  BUI: { coords: [138.68, -3.685] },
  DRJ: { coords: [-54.673, 4.113] },
  FYN: { coords: [89.512, 46.804] },
  OBN: { coords: [-5.396, 56.465] },
  RGO: { coords: [129.647, 41.428] },
  SZE: { coords: [40.992, 11.787] },
  TIE: { coords: [35.415, 7.202] },

  // Closed to passengers; the second source has it where its successor is.
  ISL: { coords: [28.815, 40.977] },

  // Abroad or hundreds of kilometers from the town of the name in the sources.
  BLP: { coords: [-76.582, -7.06] },
  CTM: { coords: [-88.327, 18.505] },
  FLC: { coords: [147.283, -36.865] },
  HBN: { coords: [108.454, 13.398] },
  LCB: { coords: [-59.385, -15.193] },
  MCR: { coords: [-89.152, 17.069] },
  OZI: { coords: [-4.727, 37.036] },
  PAI: { coords: [102.609, 12.85] },
  SOH: { coords: [-75.62, 0.874] },
  SQF: { coords: [-75.254, 0.699] },
  THL: { coords: [99.935, 20.484] },
  XAY: { coords: [101.709, 19.244] },
};
