/**
 * Rough legs between two points: great circles, adjusted for each mode of travel.
 *
 * Every number is an estimate and has to be shown with "about". The road numbers were fitted to public tables of road
 * distances and driving times in the United States (1,603 pairs) and Europe (171 pairs); everything marked "assumed" is
 * general knowledge that nobody measured.
 */

/** Degrees, WGS84, longitude first. */
export type LonLat = [lon: number, lat: number];

/** How a traveler gets from one destination to the next; the same values as a destination's transport. */
export type LegMode =
  | 'MyVehicle'
  | 'RVorTrailer'
  | 'RentalCar'
  | 'Flight'
  | 'Uber'
  | 'Lyft'
  | 'Taxi'
  | 'Walk'
  | 'Train'
  | 'Subway'
  | 'Bus'
  | 'Shuttle'
  | 'Bike'
  | 'Boat'
  | 'Ferry'
  | 'Tram'
  | 'Ground'
  | 'Other'
  | 'Hidden';

/** Parts of the world that differ in how much roads wind and how fast people can drive. */
export type RoadRegion = 'north-america' | 'australia' | 'europe' | 'japan' | 'elsewhere';

/** Meters and seconds of a leg; whole numbers, never negative. */
export type RoughLeg = { meters: number; seconds: number };

/**
 * How a region's roads compare with the great circle.
 *
 * `winding` is road length divided by great-circle length: fitted for North America and Europe, checked for Australia,
 * assumed elsewhere. `topKmh` is the speed that long drives approach: fitted for the United States, otherwise assumed.
 */
const ROADS: Record<RoadRegion, { winding: number; topKmh: number }> = {
  'north-america': { winding: 1.19, topKmh: 107 },
  australia: { winding: 1.19, topKmh: 95 },
  europe: { winding: 1.32, topKmh: 95 },
  japan: { winding: 1.25, topKmh: 95 },
  elsewhere: { winding: 1.25, topKmh: 75 },
};

/**
 * `drive` follows roads at a share of a car's speed; `steady` moves at a constant speed; `none` is neither drawn nor
 * counted.
 */
type Way =
  | { kind: 'drive'; speedShare: number }
  | { kind: 'steady'; winding: number | 'road'; kmh: number; extraMinutes: number }
  | { kind: 'flight' }
  | { kind: 'none' };

const CAR: Way = { kind: 'drive', speedShare: 1 };
const COACH: Way = { kind: 'drive', speedShare: 0.8 };
const SHIP: Way = { kind: 'steady', winding: 1, kmh: 35, extraMinutes: 60 };

/** Assumed, except for cars and flights. Extra minutes are for boarding and waiting. */
const WAYS: Record<LegMode, Way> = {
  MyVehicle: CAR,
  RentalCar: CAR,
  Uber: CAR,
  Lyft: CAR,
  Taxi: CAR,
  Ground: CAR,
  Other: CAR,
  RVorTrailer: { kind: 'drive', speedShare: 0.9 },
  Bus: COACH,
  Shuttle: COACH,
  Flight: { kind: 'flight' },
  Train: { kind: 'steady', winding: 1.2, kmh: 90, extraMinutes: 20 },
  Subway: { kind: 'steady', winding: 1.2, kmh: 33, extraMinutes: 8 },
  Tram: { kind: 'steady', winding: 1.2, kmh: 18, extraMinutes: 6 },
  Boat: SHIP,
  Ferry: SHIP,
  Walk: { kind: 'steady', winding: 'road', kmh: 4.8, extraMinutes: 0 },
  Bike: { kind: 'steady', winding: 'road', kmh: 16, extraMinutes: 0 },
  Hidden: { kind: 'none' },
};

/**
 * Coarse boxes `[west, south, east, north]`, first match wins. They are inaccurate near the Mediterranean, the Caucasus
 * and the Urals; a caller that knows the country passes its region to `roughLeg` instead.
 */
const REGION_BOXES: readonly [RoadRegion, number, number, number, number][] = [
  ['north-america', -170, 7, -50, 84],
  ['australia', 112, -44, 154, -10],
  ['japan', 129, 30, 146, 46],
  ['europe', -25, 36, 45, 72],
];

const EARTH_RADIUS_METERS = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Whether both numbers are finite and the latitude is on the globe; longitudes may continue past 180. */
export function isLonLat(at: readonly number[]): boolean {
  const [lon, lat] = at;
  return at.length >= 2 && Number.isFinite(lon) && Number.isFinite(lat) && Math.abs(lat ?? 91) <= 90;
}

/** The great-circle distance in meters, on a sphere (up to 0.5% off the ellipsoid). */
export function greatCircleMeters(from: LonLat, to: LonLat): number {
  const sinLat = Math.sin(((to[1] - from[1]) * RADIANS) / 2);
  const sinLon = Math.sin(((to[0] - from[0]) * RADIANS) / 2);
  const chord = sinLat * sinLat + Math.cos(from[1] * RADIANS) * Math.cos(to[1] * RADIANS) * sinLon * sinLon;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * The great circle as `steps + 1` points from `from` to `to`.
 *
 * Longitudes continue past ±180 instead of jumping, so that a map draws one line across the date line.
 *
 * @param steps at least 1; 64 looks smooth at world zoom
 */
export function geodesicLine(from: LonLat, to: LonLat, steps: number): LonLat[] {
  const angle = greatCircleMeters(from, to) / EARTH_RADIUS_METERS;
  const start = toVector(from);
  const end = toVector(to);
  const line: LonLat[] = [[from[0], from[1]]];
  let lastLon = from[0];
  for (let step = 1; step <= steps; step += 1) {
    const [lon, lat] = step === steps ? to : between(start, end, angle, step / steps);
    lastLon = lon + 360 * Math.round((lastLon - lon) / 360);
    line.push([lastLon, lat]);
  }
  return line;
}

/** Finds the region of a point from coarse boxes, without a map. */
export function roughRegion(at: LonLat): RoadRegion {
  const lon = at[0] - 360 * Math.round(at[0] / 360);
  for (const [region, west, south, east, north] of REGION_BOXES) {
    if (lon >= west && lon <= east && at[1] >= south && at[1] <= north) return region;
  }
  return 'elsewhere';
}

/**
 * Estimates the length and duration of a leg from its two ends alone.
 *
 * Doesn't know roads, so water, mountains and borders are ignored. Zeros for Hidden and for coordinates that aren't on
 * the globe.
 *
 * @param region of the road network; by default from the boxes around `from`
 */
export function roughLeg(from: LonLat, to: LonLat, mode: LegMode, region?: RoadRegion): RoughLeg {
  const way = WAYS[mode];
  if (way.kind === 'none' || !isLonLat(from) || !isLonLat(to)) return { meters: 0, seconds: 0 };
  const straightMeters = greatCircleMeters(from, to);
  if (straightMeters < 1) return { meters: 0, seconds: 0 };
  const roads = ROADS[region ?? roughRegion(from)];
  if (way.kind === 'drive') {
    const meters = straightMeters * roads.winding;
    return whole(meters, drivingHours(meters / 1000, roads.topKmh) / way.speedShare);
  }
  if (way.kind === 'flight') {
    return whole(straightMeters, (flyingSeconds(straightMeters) + airportSeconds(straightMeters)) / 3600);
  }
  const meters = straightMeters * (way.winding === 'road' ? roads.winding : way.winding);
  return whole(meters, meters / 1000 / way.kmh + way.extraMinutes / 60);
}

/** Flights are longer than this if they are long-haul, as EUROCONTROL defines it. */
const LONG_HAUL_METERS = 4_000_000;

/**
 * The time from gate to gate: 500 miles an hour, and half an hour for taxiing, climbing and landing, which is the usual
 * rule for jets (travelmath.com, "How the flight time is calculated").
 */
export function flyingSeconds(meters: number): number {
  return (meters / 1000 / 805) * 3600 + 1800;
}

/**
 * The time at both airports of a nonstop flight: two hours before it and half an hour after it, and an hour more for a
 * long one. The TSA advises travelers to be there two hours before domestic and three before international flights, most
 * airlines two before short and three before long ones; the half hour is an assumption.
 */
export function airportSeconds(meters: number): number {
  return (meters > LONG_HAUL_METERS ? 3.5 : 2.5) * 3600;
}

/** The longer the drive, the larger its share on fast roads; the curve was fitted together with the top speed. */
function drivingHours(km: number, topKmh: number): number {
  return km / (topKmh * (1 - Math.exp(-(km + 60) / 100)));
}

function whole(meters: number, hours: number): RoughLeg {
  return { meters: Math.round(meters), seconds: Math.round(hours * 3600) };
}

type Vector = readonly [number, number, number];

function toVector([lon, lat]: LonLat): Vector {
  const ring = Math.cos(lat * RADIANS);
  return [ring * Math.cos(lon * RADIANS), ring * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)];
}

function between(start: Vector, end: Vector, angle: number, share: number): LonLat {
  // If the points coincide or are exactly opposite, the great circle is undefined: move evenly along the chord.
  const sine = Math.sin(angle);
  const open = Math.abs(sine) < 1e-9;
  const a = open ? 1 - share : Math.sin((1 - share) * angle) / sine;
  const b = open ? share : Math.sin(share * angle) / sine;
  const x = a * start[0] + b * end[0];
  const y = a * start[1] + b * end[1];
  const z = a * start[2] + b * end[2];
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}
