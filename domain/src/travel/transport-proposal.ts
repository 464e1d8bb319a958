import type { Coords, Transport } from '@wayfold/contract/kernel/values';
import { DEFAULT_TRANSPORT } from '@wayfold/contract/kernel/word-lists';
import type { TravelTimes } from '@wayfold/contract/places/directions-endpoints';
import { greatCircleMeters } from './legs';

/** Why a transport is proposed. */
export type ProposalReason =
  | { key: 'walk' | 'noDrive' | 'onlyTrain' | 'usualTrain' | 'noTrain' }
  | { key: 'usualCar' | 'rentalCar' | 'yourCar' }
  /** `seconds` is the time by the proposed transport. */
  | { key: 'fasterTrain' | 'ferry'; seconds: number }
  /** `seconds` is the time on land, which is why it isn't proposed. */
  | { key: 'farByCar' | 'farByTrain'; seconds: number };

/** A transport for a leg, and why. */
export interface TransportProposal {
  readonly transport: Transport;
  readonly reason: ProposalReason;
}

/** A way from one place to another, and how long it takes. */
export interface TimedWay {
  readonly from: Coords;
  readonly to: Coords;
  readonly times: TravelTimes;
}

/** A leg that has no transport yet. */
export interface NewLeg extends TimedWay {
  /** The transports of the trip's legs beside this one, the nearest last. */
  readonly beside: readonly Transport[];
}

/** Cars that travelers have with them. */
export const OWN_CARS: readonly Transport[] = ['MyVehicle', 'RentalCar', 'RVorTrailer'];

const HOUR = 3_600;
const WALKED_METERS = 1_500;
/** Longer ways are flown: about eight hours with a rest. */
const LONGEST_BEFORE_FLYING = 7.5 * HOUR;
/** People who travel with a car stay with it for two days of driving. */
const LONGEST_WITH_OWN_CAR = 18 * HOUR;
/** A flight has to save this much. */
const SAVED_BY_FLIGHT = HOUR;
/** A train may take this much longer than a drive where trains are usual; elsewhere, it has to be faster. */
const TRAIN_SLOWNESS = { usual: { ratio: 1.4, seconds: HOUR / 2 }, elsewhere: { ratio: 0.95, seconds: 0 } };
/** A ferry is how people go if it is most of the drive, or so much faster than all other ways. */
const MOSTLY_AT_SEA = 0.45;
const FASTER_SHIP = 0.7;

/** Proposes how to travel a new leg: as it fits the geography, and as the trip travels beside it. */
export function proposeTransport({ from, to, times, beside }: NewLeg): TransportProposal {
  const { drive, train, flight } = times;
  const { ownCar, byTrain, byPlane } = habitOf(beside);
  const straight = greatCircleMeters(from, to);
  if (drive !== null && times.atSea === 0 && straight <= WALKED_METERS) {
    return { transport: 'Walk', reason: { key: 'walk' } };
  }
  if (ownCar && drive !== null && drive <= LONGEST_WITH_OWN_CAR) {
    return { transport: ownCar, reason: { key: 'yourCar' } };
  }
  const ferry = proposeFerry(times);
  if (ferry) return ferry;

  const isTrainUsual = byTrain || times.onLand !== 'car';
  const slowness = TRAIN_SLOWNESS[isTrainUsual ? 'usual' : 'elsewhere'];
  const slowest = (drive ?? Number.POSITIVE_INFINITY) * slowness.ratio + slowness.seconds;
  const onRails = train !== null && train <= slowest ? train : null;
  const onLand = onRails ?? drive;
  if (onLand === null) return flightFor({ key: 'noDrive' });
  if (onLand > LONGEST_BEFORE_FLYING && flight < onLand - SAVED_BY_FLIGHT) {
    return flightFor({ key: onRails === null ? 'farByCar' : 'farByTrain', seconds: onLand });
  }
  if (onRails !== null) return { transport: 'Train', reason: whyTrain(onRails, drive) };
  const isByBus = times.onLand === 'train-or-bus' || (byTrain && times.onLand === 'train-or-car');
  if (isByBus) return { transport: 'Bus', reason: { key: 'noTrain' } };
  return byPlane
    ? { transport: 'RentalCar', reason: { key: 'rentalCar' } }
    : { transport: DEFAULT_TRANSPORT, reason: { key: 'usualCar' } };
}

/** The greatest distance in kilometers, as the crow flies, that anybody walks or rides in a day; and the shortest flight. */
const LONGEST_KM: Partial<Record<Transport, number>> = { Walk: 40, Bike: 200, Subway: 60, Tram: 40 };
const SHORTEST_FLIGHT_KM = 100;
/** Transports over water. */
export const SHIPS: readonly Transport[] = ['Ferry', 'Boat'];

/** Whether a transport can get there at all, however unusual it is; a hidden leg can always stay hidden. */
export function canTravel(transport: Transport, { from, to, times }: TimedWay): boolean {
  const km = greatCircleMeters(from, to) / 1000;
  if (transport === 'Hidden' || transport === 'Other') return true;
  if (transport === 'Flight') return km >= SHORTEST_FLIGHT_KM;
  if (SHIPS.includes(transport)) return times.ship !== null || times.drive === null;
  const hasWay = times.drive !== null || (transport === 'Train' && times.train !== null);
  return hasWay && km <= (LONGEST_KM[transport] ?? Number.POSITIVE_INFINITY);
}

/** How the trip travels on this side of its flights and ships; `byPlane` if it came here by plane. */
function habitOf(beside: readonly Transport[]) {
  const left = beside.findLastIndex((transport) => transport === 'Flight' || SHIPS.includes(transport));
  const here = beside.slice(left + 1);
  return {
    ownCar: here.findLast((transport) => OWN_CARS.includes(transport)),
    byTrain: here.includes('Train'),
    byPlane: beside[left] === 'Flight',
  };
}

function proposeFerry({ ship, drive, atSea, train }: TravelTimes): TransportProposal | null {
  if (ship === null || ship > LONGEST_BEFORE_FLYING) return null;
  const other = Math.min(drive ?? Number.POSITIVE_INFINITY, train ?? Number.POSITIVE_INFINITY);
  const isTheWay = drive !== null && train === null && atSea > MOSTLY_AT_SEA * drive;
  if (!isTheWay && ship > FASTER_SHIP * other && !(drive === null && ship < other)) return null;
  return { transport: 'Ferry', reason: { key: 'ferry', seconds: ship } };
}

function flightFor(reason: ProposalReason): TransportProposal {
  return { transport: 'Flight', reason };
}

function whyTrain(train: number, drive: number | null): ProposalReason {
  if (drive === null) return { key: 'onlyTrain' };
  return train < drive ? { key: 'fasterTrain', seconds: train } : { key: 'usualTrain' };
}
