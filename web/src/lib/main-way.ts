import type { Transport } from '@wayfold/contract/values';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';

const RAIL: ReadonlySet<Transport> = new Set(['Train', 'Subway', 'Tram']);
const NO_ROAD: ReadonlySet<Transport> = new Set(['Flight', 'Walk', 'Bike', 'Boat', 'Ferry', 'Hidden']);

/** How most of a trip's miles are made; null without any. */
export function mainWay(document: Pick<TripDocument, 'destinations'>): 'road' | 'rail' | 'other' | null {
  const miles = { road: 0, rail: 0, other: 0 };
  for (const stop of orderedDestinations(document)) {
    const way = RAIL.has(stop.transport) ? 'rail' : NO_ROAD.has(stop.transport) ? 'other' : 'road';
    miles[way] += stop.miles;
  }
  const total = miles.road + miles.rail + miles.other;
  if (total === 0) return null;
  if (miles.road > total / 2) return 'road';
  return miles.rail > total / 2 ? 'rail' : 'other';
}

const AT_THE_WHEEL: ReadonlySet<Transport> = new Set(['MyVehicle', 'RVorTrailer', 'RentalCar']);

/** Whether somebody of the trip drives every leg that has a distance. */
export function isDriven(document: Pick<TripDocument, 'destinations'>): boolean {
  return orderedDestinations(document).every(
    ({ miles, transport }) => miles === 0 || AT_THE_WHEEL.has(transport),
  );
}
