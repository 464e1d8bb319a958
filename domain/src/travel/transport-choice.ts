import type { Transport } from '@wayfold/contract/kernel/values';
import { DEFAULT_TRANSPORT, TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import type { TravelTimes } from '@wayfold/contract/places/directions-endpoints';
import { greatCircleMeters } from './legs';
import { OWN_CARS, SHIPS, type TimedWay } from './transport-proposal';

/** What the choice of transport for a leg depends on. */
export interface LegToTravel extends TimedWay {
  /** How the leg is traveled now. */
  readonly current: Transport;
  /** How the other legs of the trip are traveled. */
  readonly others: readonly Transport[];
  /** What the planner would propose. */
  readonly proposed: Transport;
}

/** Number of transports at the front of `rankTransports` that fit the leg best. */
export const FITTING_TRANSPORTS = 3;

/** The least and greatest distance in kilometers, as the crow flies, at which people travel this way. */
const USUAL_KM: Record<Transport, readonly [least: number, most: number]> = {
  MyVehicle: [0, 3_000],
  RVorTrailer: [5, 3_000],
  RentalCar: [5, 3_000],
  Flight: [200, Number.POSITIVE_INFINITY],
  Uber: [0, 100],
  Lyft: [0, 100],
  Taxi: [0, 100],
  Walk: [0, 15],
  Train: [10, 2_000],
  Subway: [0, 40],
  Bus: [2, 1_000],
  Shuttle: [2, 300],
  Bike: [0, 120],
  Boat: [0, 800],
  Ferry: [0, 800],
  Tram: [0, 20],
  Ground: [2, 600],
  Other: [0, Number.POSITIVE_INFINITY],
  Hidden: [0, 0],
};

const NEED_NO_ROAD: ReadonlySet<Transport> = new Set([...SHIPS, 'Flight', 'Other']);
/** Nobody lists the trains of a city and its suburbs. */
const LOCAL_TRAINS_KM = 30;

/** The usual transports by road, up to a distance in kilometers; `car` is the one the trip uses. */
const BY_ROAD: readonly { upToKm: number; transports: readonly (Transport | 'car')[] }[] = [
  { upToKm: 3, transports: ['Walk', 'Bike', 'car'] },
  { upToKm: 30, transports: ['car', 'Bus', 'Bike'] },
  { upToKm: 200, transports: ['car', 'Bus', 'Train'] },
  { upToKm: 400, transports: ['car', 'Bus', 'Train', 'Flight'] },
  { upToKm: 1_200, transports: ['car', 'Train', 'Flight', 'Bus'] },
  { upToKm: Number.POSITIVE_INFINITY, transports: ['Flight', 'Train', 'car'] },
];

/** Beyond this, people fly over water rather than sail. */
const SAILED_KM = 300;

/**
 * Lists every transport for a leg, the ones that fit first: the current one, the proposed one, those that the trip uses
 * elsewhere, and the usual ones for the distance. Then come the others that suit the distance, then the rest, and Hidden last.
 */
export function rankTransports(leg: LegToTravel): Transport[] {
  const km = greatCircleMeters(leg.from, leg.to) / 1000;
  const suits = (transport: Transport) => {
    const [least, most] = USUAL_KM[transport];
    return runsThere(transport, leg.times, km) && km >= least && km <= most;
  };
  const used = mostUsed(leg.others);
  const shown = TRANSPORTS.filter((transport) => transport !== 'Hidden');
  const ranked: Transport[] = [
    ...(leg.current === 'Hidden' ? [] : [leg.current]),
    leg.proposed,
    ...used.filter(suits),
    ...usualTransports(km, leg, used).filter((transport) => runsThere(transport, leg.times, km)),
    ...shown.filter(suits),
    ...shown,
    'Hidden',
  ];
  return [...new Set(ranked)];
}

/** Whether there is a road, a railway or a ship for it. */
function runsThere(transport: Transport, { drive, train, ship }: TravelTimes, km: number): boolean {
  if (transport === 'Hidden') return false;
  if (SHIPS.includes(transport)) return ship !== null || drive === null;
  if (transport === 'Train') return train !== null || (drive !== null && km <= LOCAL_TRAINS_KM);
  return drive !== null || NEED_NO_ROAD.has(transport);
}

function usualTransports(
  km: number,
  { current, times }: LegToTravel,
  used: readonly Transport[],
): Transport[] {
  if (times.drive === null)
    return km <= SAILED_KM ? ['Ferry', 'Boat', 'Flight'] : ['Flight', 'Ferry', 'Boat'];
  const car = [current, ...used].find((transport) => OWN_CARS.includes(transport)) ?? DEFAULT_TRANSPORT;
  const usual = BY_ROAD.find(({ upToKm }) => km <= upToKm)?.transports ?? [];
  return usual.map((transport) => (transport === 'car' ? car : transport));
}

function mostUsed(transports: readonly Transport[]): Transport[] {
  const times = new Map<Transport, number>();
  for (const transport of transports) times.set(transport, (times.get(transport) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a).map(([transport]) => transport);
}
