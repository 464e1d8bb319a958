import {
  geodesicLine,
  greatCircleMeters,
  isLonLat,
  type LegMode,
  type LonLat,
  roughLeg,
} from '@wayfold/domain/travel/legs';
import type { LegEstimate } from './atlas';
import { countryCodeAt } from './reverse';
import type { AirportIndex } from './roads/airports';
import { between, type Conditions, conditionsIn } from './roads/conditions';
import { drawnLine, runOn } from './roads/line';
import type { RailGraph, RailTrip } from './roads/rail-graph';
import type { RoadGraph, Traffic } from './roads/road-graph';
import { drivingSeconds, estimateRoad, type RoadLeg } from './roads/road-leg';

/** Straight segments per drawn arc; smooth enough for half the globe at world zoom. */
const ARC_STEPS = 64;
/** Maximum number of cached legs; a trip asks for the same legs over and over. */
const KEPT_LEGS = 4_000;

/** Seconds for a route over land; time on ships is the same for every mode. */
type Pace = (leg: RoadLeg, conditions: Conditions) => number;

const steady =
  (kmh: number): Pace =>
  ({ roadMeters, ferrySeconds }) =>
    (roadMeters / 1000 / kmh) * 3600 + ferrySeconds;

const driving =
  (speedShare: number): Pace =>
  ({ roadMeters, pacedMeters, pacedSeconds, ferrySeconds }, { topKmh }) => {
    const guessedShare = 1 - Math.min(1, pacedMeters / Math.max(1, roadMeters));
    const guessedSeconds = guessedShare * drivingSeconds(roadMeters, topKmh);
    return (guessedSeconds + pacedSeconds) / speedShare + ferrySeconds;
  };

/**
 * A road whose speed is known takes its time; the rest of a drive goes at the speed of a drive of the whole length.
 *
 * All assumptions except the car: a coach goes at 80% of a car's speed, a trailer 90%; trains add 20 minutes of waits.
 */
const OVER_LAND: Partial<Record<LegMode, { traffic: Traffic; pace: Pace }>> = {
  ...Object.fromEntries(
    (['MyVehicle', 'RentalCar', 'Uber', 'Lyft', 'Taxi', 'Ground', 'Other'] as const).map((mode) => [
      mode,
      { traffic: 'cars' as const, pace: driving(1) },
    ]),
  ),
  RVorTrailer: { traffic: 'cars', pace: driving(0.9) },
  Bus: { traffic: 'cars', pace: driving(0.8) },
  Shuttle: { traffic: 'cars', pace: driving(0.8) },
  Walk: { traffic: 'people', pace: steady(4.8) },
  Bike: { traffic: 'people', pace: steady(16) },
  Train: {
    traffic: 'trains',
    pace: ({ roadMeters, ferrySeconds }, { trainKmh }) =>
      (roadMeters / 1000 / trainKmh) * 3600 + 20 * 60 + ferrySeconds,
  },
};

/** Assumptions: two hours at airports, half an hour to climb and land, 800 km/h in between. */
const AIRPORT_SECONDS = 2 * 3600;
const CLIMB_SECONDS = 1800;
const FLIGHT_KMH = 800;

/**
 * Creates the leg estimator; caches the result for each pair of ends and mode.
 *
 * Trains follow the listed railways, or else the road graph, as drives, walks and rides do; flights use the airports with scheduled flights that people
 * would take; ships, trams and subways follow the rules of `roughLeg`. A leg has failed if no such route exists.
 */
export function legEstimator(
  graph: RoadGraph,
  airports: AirportIndex,
  rails: RailGraph,
): (from: LonLat, to: LonLat, mode: LegMode) => LegEstimate {
  const kept = new Map<string, LegEstimate>();
  return (from, to, mode) => {
    if (!isLonLat(from) || !isLonLat(to)) return failedLeg(from, to);
    const key = `${from};${to};${mode}`;
    const known = kept.get(key);
    if (known) return known;
    const leg = estimateLeg({ graph, airports, rails }, { from, to, mode });
    if (kept.size >= KEPT_LEGS) kept.clear();
    kept.set(key, leg);
    return leg;
  };
}

type Knowledge = { graph: RoadGraph; airports: AirportIndex; rails: RailGraph };
type Asked = { from: LonLat; to: LonLat; mode: LegMode };

function estimateLeg({ graph, airports, rails }: Knowledge, { from, to, mode }: Asked): LegEstimate {
  if (mode === 'Flight') return flightLeg(airports, from, to);
  const trip = mode === 'Train' ? rails.find(from, to) : null;
  if (trip) return trainLeg(trip, from, to);
  const way = OVER_LAND[mode];
  const rough = roughLeg(from, to, mode);
  // Hidden legs, and legs from a place to itself.
  if (!way || rough.meters === 0) {
    return { ...rough, coordinates: geodesicLine(from, to, 1), estimated: true, failed: false, ferry: false };
  }
  const conditions = between(conditionsIn(countryCodeAt(from)), conditionsIn(countryCodeAt(to)));
  const leg = estimateRoad(graph, { from, to }, conditions, way.traffic);
  if (!leg) return failedLeg(from, to);
  return {
    meters: Math.round(leg.roadMeters + leg.ferryMeters),
    seconds: Math.round(way.pace(leg, conditions)),
    coordinates: drawnLine([from, ...leg.line, to], (point) => leg.isExact[point - 1] ?? false),
    estimated: true,
    failed: false,
    ferry: leg.ferryMeters > 0,
  };
}

function trainLeg({ meters, seconds, line }: RailTrip, from: LonLat, to: LonLat): LegEstimate {
  return {
    meters: Math.round(meters),
    seconds: Math.round(seconds),
    coordinates: runOn([from, ...line, to]),
    estimated: true,
    failed: false,
    ferry: false,
  };
}

/** Flies between the airports people would use at each end, and adds the drives to and from them. */
function flightLeg(airports: AirportIndex, from: LonLat, to: LonLat): LegEstimate {
  const [start, end] = [airports.airportFor(from), airports.airportFor(to)];
  // If the airports are farther away than the whole trip, flies from end to end, as if each had an airfield.
  if (
    !start ||
    !end ||
    greatCircleMeters(from, start) + greatCircleMeters(end, to) > greatCircleMeters(from, to)
  ) {
    const line = geodesicLine(from, to, ARC_STEPS);
    return {
      ...roughLeg(from, to, 'Flight'),
      coordinates: line,
      estimated: true,
      failed: false,
      ferry: false,
    };
  }
  const flown = greatCircleMeters(start, end);
  const access = [
    [from, start],
    [end, to],
  ].map(([a = from, b = to]) => {
    const conditions = conditionsIn(countryCodeAt(a));
    const meters = greatCircleMeters(a, b) * conditions.winding;
    return { meters, seconds: drivingSeconds(meters, conditions.topKmh) };
  });
  const accessMeters = access.reduce((sum, { meters }) => sum + meters, 0);
  const accessSeconds = access.reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    meters: Math.round(flown + accessMeters),
    seconds: Math.round((flown / 1000 / FLIGHT_KMH) * 3600 + CLIMB_SECONDS + AIRPORT_SECONDS + accessSeconds),
    coordinates: runOn([from, ...geodesicLine(start, end, ARC_STEPS), to]),
    estimated: true,
    failed: false,
    ferry: false,
  };
}

function failedLeg(from: LonLat, to: LonLat): LegEstimate {
  const isDrawn = isLonLat(from) && isLonLat(to);
  return {
    meters: 0,
    seconds: 0,
    coordinates: isDrawn ? geodesicLine(from, to, 1) : [from, to],
    estimated: true,
    failed: true,
    ferry: false,
  };
}
