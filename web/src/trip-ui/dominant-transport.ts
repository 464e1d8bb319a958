import type { Transport } from '@wayfold/contract/kernel/values';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { legPairs } from '@wayfold/domain/travel/home-legs';

const RAIL: ReadonlySet<Transport> = new Set(['Train', 'Subway', 'Tram']);
const NO_ROAD: ReadonlySet<Transport> = new Set(['Flight', 'Walk', 'Bike', 'Boat', 'Ferry', 'Hidden']);
const AT_THE_WHEEL: ReadonlySet<Transport> = new Set(['MyVehicle', 'RVorTrailer', 'RentalCar']);

type Traveled = Pick<TripDocument, 'trip' | 'destinations'>;

/** The kind of transport to label a trip's miles with; null for no miles, miles of several kinds or of another kind. */
export function dominantTransport(document: Traveled): 'road' | 'rail' | null {
  const ways = new Set(traveledBy(document).map(wayOf));
  const [way = null] = ways;
  return ways.size === 1 && way !== 'other' ? way : null;
}

function wayOf(transport: Transport): 'road' | 'rail' | 'other' {
  if (RAIL.has(transport)) return 'rail';
  return NO_ROAD.has(transport) ? 'other' : 'road';
}

/** Whether the travelers drive every leg that has a distance. */
export function isDriven(document: Traveled): boolean {
  return traveledBy(document).every((transport) => AT_THE_WHEEL.has(transport));
}

/** The transport of each leg that has a distance. */
function traveledBy(document: Traveled): Transport[] {
  return legPairs(document).flatMap(({ from: { miles, transport } }) => (miles > 0 ? [transport] : []));
}
