import type { LonLat } from '@wayfold/atlas/atlas';
import type { Transport } from '@wayfold/contract/kernel/values';
import { decodeLine } from '@wayfold/contract/places/polyline';
import type { LegPart } from '@wayfold/contract/trip/leg';
import { unbroken } from '@wayfold/domain/travel/tracks';
import type { Config } from '../config';
import { slice } from '../lib/turns/slices';
import type { Services } from '../services';
import type { Traveler } from './directions';
import { mapboxDirections } from './directions.mapbox';
import { osrmDirections } from './directions.osrm';
import { valhallaDirections } from './directions.valhalla';
import { checked } from './directions-checked';
import { type RememberingDirections, remembering, type ShortWay } from './directions-remembering';
import { sparing } from './directions-sparing';

/** A line that is stored with a trip: an encoded polyline, and whom to credit for it. */
export type LegLine = { readonly line: string; readonly credit: string };

/** A route, measured by a service or estimated. `failed` is a straight line without distance. */
export type Way = {
  meters: number;
  seconds: number;
  coordinates: LonLat[];
  estimated: boolean;
  failed: boolean;
  /** What travelers should know about on the way; null if a service measured it, which doesn't say. */
  parts: readonly LegPart[] | null;
  /** What to store of the line; null if it wasn't measured or mustn't be stored. */
  stored: LegLine | null;
};

type AskedWay = { from: LonLat; to: LonLat; mode: Transport };

/** The traveler for routes that a routing service would measure; we estimate all others. */
const TRAVELERS: Partial<Record<Transport, Traveler>> = {
  MyVehicle: 'car',
  RentalCar: 'car',
  Uber: 'car',
  Lyft: 'car',
  Taxi: 'car',
  Ground: 'car',
  Other: 'car',
  Walk: 'foot',
  Bike: 'bike',
};

/** The configured services, shared by the whole server, so that all callers share their limits and what they remember. */
export function directionsServices(
  config: Pick<Config, 'osrmUrl' | 'valhallaUrl' | 'mapboxToken' | 'routesCredit'>,
  now: () => Date,
): RememberingDirections[] {
  const { osrmUrl, valhallaUrl, mapboxToken, routesCredit } = config;
  return [
    ...(osrmUrl ? [osrmDirections(osrmUrl, routesCredit)] : []),
    ...(valhallaUrl ? [valhallaDirections(valhallaUrl, routesCredit)] : []),
    ...(mapboxToken ? [mapboxDirections(mapboxToken)] : []),
  ].map((service) => remembering(sparing(checked(service), now), now));
}

/** Whether one of the services measures routes of this kind, and whether its lines may be stored. */
export function measuredBy(services: Services, mode: Transport): { isStorable: boolean } | null {
  return serviceFor(services, mode)?.service ?? null;
}

/** The first service that supports this kind of traveler. */
function serviceFor({ directions }: Pick<Services, 'directions'>, mode: Transport) {
  const traveler = TRAVELERS[mode];
  const service = traveler && directions.find(({ travelers }) => travelers.includes(traveler));
  return service ? { service, traveler } : null;
}

/** Measures a route with the configured service; estimates it if there is none or it has no answer. */
export async function measureWay(services: Services, asked: AskedWay): Promise<Way> {
  const known = serviceFor(services, asked.mode);
  if (known) {
    const { service, traveler } = known;
    try {
      const way = await service.measure(asked.from, asked.to, traveler);
      // If it finds no route, its map may just end here.
      if (way) return measured(way, service);
    } catch (error) {
      services.log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        `${service.name} failed`,
      );
    }
  }
  return slice(() => estimated(services, asked));
}

/** Like `measureWay`, but asks no service: a route is measured if it was measured recently. */
export function recentWay(services: Pick<Services, 'atlas' | 'directions'>, asked: AskedWay): Way {
  const known = serviceFor(services, asked.mode);
  const way = known?.service.recent(asked.from, asked.to, known.traveler);
  return known && way ? measured(way, known.service) : estimated(services, asked);
}

function measured({ meters, seconds, line }: ShortWay, { credit, isStorable }: RememberingDirections): Way {
  const stored = isStorable ? { line, credit } : null;
  const coordinates = lineOf({ line });
  return { meters, seconds, coordinates, estimated: false, failed: false, parts: null, stored };
}

function estimated({ atlas }: Pick<Services, 'atlas'>, { from, to, mode }: AskedWay): Way {
  const { meters, seconds, coordinates, failed, parts } = atlas.estimateLeg(from, to, mode);
  return { meters, seconds, coordinates, failed, parts, estimated: true, stored: null };
}

/** The points of a stored line, in degrees; longitudes continue past 180 where it crosses the date line. */
export function lineOf({ line }: Pick<LegLine, 'line'>): LonLat[] {
  return unbroken(decodeLine(line) ?? []);
}
