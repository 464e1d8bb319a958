import type { LonLat } from '@wayfold/atlas/atlas';
import type { Transport } from '@wayfold/contract/kernel/values';
import type { Config } from '../config';
import { slice } from '../lib/work/slices';
import type { Services } from '../services';
import type { DirectionsService, Traveler } from './directions';
import { mapboxDirections } from './directions.mapbox';
import { osrmDirections } from './directions.osrm';
import { valhallaDirections } from './directions.valhalla';
import { sparing } from './directions-sparing';

/** A route, measured by a service or estimated. `failed` is a straight line without distance. */
export type Way = {
  meters: number;
  seconds: number;
  coordinates: LonLat[];
  estimated: boolean;
  failed: boolean;
};

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

/** The configured services, shared by the whole server, so that all callers share their limits. */
export function directionsServices(config: Config, now: () => Date): DirectionsService[] {
  return [
    ...(config.osrmUrl ? [osrmDirections(config.osrmUrl)] : []),
    ...(config.valhallaUrl ? [valhallaDirections(config.valhallaUrl)] : []),
    ...(config.mapboxToken ? [mapboxDirections(config.mapboxToken)] : []),
  ].map((service) => sparing(service, now));
}

/** Whether one of the services measures routes of this kind. */
export function isMeasured(services: Services, mode: Transport): boolean {
  return serviceFor(services, mode) !== null;
}

/** The first service that supports this kind of traveler. */
function serviceFor({ directions }: Services, mode: Transport) {
  const traveler = TRAVELERS[mode];
  const service = traveler && directions.find(({ travelers }) => travelers.includes(traveler));
  return service ? { service, traveler } : null;
}

/** Measures a route with the configured service; estimates it if there is none or it has no answer. */
export async function measureWay(
  services: Services,
  { from, to, mode }: { from: LonLat; to: LonLat; mode: Transport },
): Promise<Way> {
  const known = serviceFor(services, mode);
  if (known) {
    const { service, traveler } = known;
    try {
      const way = await service.measure(from, to, traveler);
      // If it finds no route, its map may just end here.
      if (way) return { ...way, estimated: false, failed: false };
    } catch (error) {
      services.log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        `${service.name} failed`,
      );
    }
  }
  const { meters, seconds, coordinates, failed } = await slice(() =>
    services.atlas.estimateLeg(from, to, mode),
  );
  return { meters, seconds, coordinates, failed, estimated: true };
}
