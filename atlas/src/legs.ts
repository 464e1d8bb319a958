import type { LegPart } from '@wayfold/contract/trip/leg';
import {
  airportSeconds,
  flyingSeconds,
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
import type { FerryRide, RoadGraph, Traffic } from './roads/road-graph';
import { drivingSeconds, estimateRoad, type RoadLeg } from './roads/road-leg';

/**
 * A leg by ship is at sea for at least this share of the straight line, or leads where no road does; otherwise a ship takes it
 * that nobody wrote down.
 */
const LEAST_AT_SEA = 0.1;
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
 * A coach goes at 80% of a car's speed and a trailer at 90% (assumptions); a train that nobody wrote down goes as fast as the
 * conventional lines of its part of the world (`conditionsIn`), after 20 minutes of ways to the station and waits (assumption).
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
  Ferry: { traffic: 'ships', pace: driving(1) },
  Boat: { traffic: 'ships', pace: driving(1) },
  Train: {
    traffic: 'trains',
    pace: ({ roadMeters, ferrySeconds }, { trainKmh }) =>
      (roadMeters / 1000 / trainKmh) * 3600 + 20 * 60 + ferrySeconds,
  },
};

/**
 * Creates the leg estimator; caches the result for each pair of ends and mode.
 *
 * Trains follow the listed railways, or else the road graph, as drives, walks and rides do; ships follow the listed ferries;
 * flights use the airports with scheduled flights that people would take; trams, subways and ships that nobody listed follow
 * the rules of `roughLeg`. A leg has failed if no such route exists.
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
  const rough = roughLeg(from, to, mode);
  // Hidden legs, and legs from a place to itself.
  if (rough.meters === 0) return straightLeg(from, to, mode);
  if (mode === 'Flight') return flightLeg(airports, from, to);
  const trip = mode === 'Train' ? rails.find(from, to) : null;
  if (trip) return trainLeg(trip, from, to);
  const way = OVER_LAND[mode];
  if (!way) return straightLeg(from, to, mode);
  const conditions = between(conditionsIn(countryCodeAt(from)), conditionsIn(countryCodeAt(to)));
  const along = (traffic: Traffic) => estimateRoad(graph, { from, to }, conditions, traffic);
  let leg = along(way.traffic);
  if (way.traffic === 'ships' && (leg?.ferryMeters ?? 0) <= LEAST_AT_SEA * rough.meters) {
    leg = along('people');
    if (!leg || leg.ferryMeters === 0) return straightLeg(from, to, mode);
  }
  if (!leg) return failedLeg(from, to);
  return {
    meters: Math.round(leg.roadMeters + leg.ferryMeters),
    seconds: Math.round(way.pace(leg, conditions)),
    coordinates: drawnLine([from, ...leg.line, to], (point) => leg.isExact[point - 1] ?? false),
    ...ESTIMATE,
    ferry: leg.ferryMeters > 0,
    parts: leg.ferries.map(ferryPart),
  };
}

const ESTIMATE = { estimated: true, failed: false, ferry: false, parts: [] } as const;

function straightLeg(from: LonLat, to: LonLat, mode: LegMode): LegEstimate {
  return { ...roughLeg(from, to, mode), coordinates: geodesicLine(from, to, 1), ...ESTIMATE };
}

function ferryPart({ link, seconds, at }: FerryRide): LegPart {
  const kind = link?.kind === 'boat' || link?.kind === 'shuttle' ? link.kind : 'ferry';
  // To about 100 m: a trip keeps it.
  const near: LonLat = [Number(at[0].toFixed(3)), Number(at[1].toFixed(3))];
  return { kind, name: link?.name ?? null, seconds: Math.round(seconds), at: near };
}

function trainLeg({ meters, seconds, line }: RailTrip, from: LonLat, to: LonLat): LegEstimate {
  return {
    meters: Math.round(meters),
    seconds: Math.round(seconds),
    coordinates: runOn([from, ...line, to]),
    ...ESTIMATE,
  };
}

/** Flies between the airports people would use at each end, and adds the drives to and from them. */
function flightLeg(airports: AirportIndex, from: LonLat, to: LonLat): LegEstimate {
  const [start, end] = [airports.airportFor(from), airports.airportFor(to)];
  // If the airports are farther away than the whole trip, flies from end to end, as if each had an airfield.
  const isNear =
    start &&
    end &&
    greatCircleMeters(from, start) + greatCircleMeters(end, to) <= greatCircleMeters(from, to);
  const [takeoff, landing] = isNear ? [start, end] : [from, to];
  const flown = greatCircleMeters(takeoff, landing);
  const access = [
    [from, takeoff],
    [landing, to],
  ].map(([a = from, b = to]) => {
    const conditions = conditionsIn(countryCodeAt(a));
    const meters = greatCircleMeters(a, b) * conditions.winding;
    return { meters, seconds: drivingSeconds(meters, conditions.topKmh) };
  });
  const accessMeters = access.reduce((sum, { meters }) => sum + meters, 0);
  const accessSeconds = Math.round(access.reduce((sum, { seconds }) => sum + seconds, 0));
  const parts: LegPart[] = [{ kind: 'airports', name: null, seconds: airportSeconds(flown), at: null }];
  if (accessSeconds > 0) parts.push({ kind: 'access', name: null, seconds: accessSeconds, at: null });
  return {
    meters: Math.round(flown + accessMeters),
    seconds: Math.round(flyingSeconds(flown)) + airportSeconds(flown) + accessSeconds,
    coordinates: runOn(
      isNear ? [from, ...geodesicLine(start, end, ARC_STEPS), to] : geodesicLine(from, to, ARC_STEPS),
    ),
    ...ESTIMATE,
    parts,
  };
}

function failedLeg(from: LonLat, to: LonLat): LegEstimate {
  const isDrawn = isLonLat(from) && isLonLat(to);
  return {
    meters: 0,
    seconds: 0,
    coordinates: isDrawn ? geodesicLine(from, to, 1) : [from, to],
    ...ESTIMATE,
    failed: true,
  };
}
