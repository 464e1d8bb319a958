import type { TravelTimes } from '@wayfold/contract/places/directions-endpoints';
import { greatCircleMeters, isLonLat, type LonLat } from '@wayfold/domain/travel/legs';
import { landTravelIn } from '@wayfold/domain/travel/travel-times';
import type { Atlas } from './atlas';
import { countryCodeAt } from './reverse';
import type { RailGraph } from './roads/rail-graph';

/** A drive that is so much longer than the straight line, and longer than a few days, leads around a closed border or a sea. */
const AROUND = { ratio: 3, seconds: 48 * 3_600 };

/** What the ways between two places are compared by. */
type Knowledge = { estimateLeg: Atlas['estimateLeg']; rails: RailGraph };

/** Compares the ways from one place to another (`Atlas.travelTimes`). */
export function travelTimes({ estimateLeg, rails }: Knowledge, from: LonLat, to: LonLat): TravelTimes {
  const road = estimateLeg(from, to, 'MyVehicle');
  const ship = estimateLeg(from, to, 'Ferry');
  const isOnEarth = isLonLat(from) && isLonLat(to);
  const train = isOnEarth ? rails.find(from, to) : null;
  const isAround = road.seconds > AROUND.seconds && road.meters > AROUND.ratio * greatCircleMeters(from, to);
  const drive = road.failed || isAround ? null : road.seconds;
  return {
    drive,
    atSea: drive === null ? 0 : secondsAtSea(road.parts),
    train: train && Math.round(train.seconds),
    ship: ship.failed || !ship.ferry ? null : ship.seconds,
    flight: estimateLeg(from, to, 'Flight').seconds,
    onLand: landTravelIn(isOnEarth ? (countryCodeAt(to) ?? countryCodeAt(from)) : null),
  };
}

function secondsAtSea(parts: ReturnType<Atlas['estimateLeg']>['parts']): number {
  return parts.filter(({ kind }) => kind === 'ferry').reduce((sum, { seconds }) => sum + seconds, 0);
}
