import type { TripBooking } from '@wayfold/contract/trip/booking';

/**
 * The usual minimum between two parts of a journey, in minutes.
 *
 * Airports set their own minimum for flights: 30 to 60 minutes between domestic ones, 45 to 90 if one crosses a border (OAG,
 * "Minimum Connection Times (MCTs): An Insider's Guide"). Everything else is assumed: bag drop closes 45 to 60 minutes before a
 * flight, check-in 30 to 60 minutes before a ferry, and railways plan changes of 5 to 15 minutes.
 */
const LEAST = {
  betweenFlights: { domestic: 45, international: 60 },
  toFlight: { domestic: 60, international: 90 },
  fromFlight: { domestic: 30, international: 45 },
  betweenAirports: 180,
  toFerry: 45,
  fromFerry: 20,
  onLand: 10,
} as const;

/**
 * The usual minimum between arriving with one booking and leaving with the next, in minutes. A transfer waits where one
 * arrives, so it needs none.
 *
 * @param isInternational whether either crosses a border
 */
export function leastConnection(
  arriving: Pick<TripBooking, 'kind' | 'to'>,
  leaving: Pick<TripBooking, 'kind' | 'from'>,
  isInternational: boolean,
): number {
  const reach = isInternational ? 'international' : 'domestic';
  if (leaving.kind === 'transfer' || leaving.kind === 'rental') return 0;
  if (leaving.kind === 'flight') {
    if (arriving.kind !== 'flight') return LEAST.toFlight[reach];
    const [landed, departs] = [arriving.to?.code, leaving.from?.code];
    const isElsewhere = landed && departs && landed.toUpperCase() !== departs.toUpperCase();
    return isElsewhere ? LEAST.betweenAirports : LEAST.betweenFlights[reach];
  }
  if (leaving.kind === 'ferry') return LEAST.toFerry;
  if (arriving.kind === 'flight') return LEAST.fromFlight[reach];
  return arriving.kind === 'ferry' ? LEAST.fromFerry : LEAST.onLand;
}
