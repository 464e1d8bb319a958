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

/** A way, measured by a service or estimated. `failed` is a straight line without distance. */
export type Way = {
  meters: number;
  seconds: number;
  coordinates: LonLat[];
  estimated: boolean;
  failed: boolean;
};

/** Who travels the way a routing service would measure; other ways are ours to estimate. */
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

/** The services that are configured, for the whole server, so that all who ask one spare it together. */
export function directionsServices(config: Config, now: () => Date): DirectionsService[] {
  return [
    ...(config.osrmUrl ? [osrmDirections(config.osrmUrl)] : []),
    ...(config.valhallaUrl ? [valhallaDirections(config.valhallaUrl)] : []),
    ...(config.mapboxToken ? [mapboxDirections(config.mapboxToken)] : []),
  ].map((service) => sparing(service, now));
}

/** Tells whether one of the services measures ways of this kind. */
export function isMeasured(services: Services, mode: Transport): boolean {
  return serviceFor(services, mode) !== null;
}

/** The first service that knows this kind of traveler. */
function serviceFor({ directions }: Services, mode: Transport) {
  const traveler = TRAVELERS[mode];
  const service = traveler && directions.find(({ travelers }) => travelers.includes(traveler));
  return service ? { service, traveler } : null;
}

/** Measures a way with the configured service; without one, or when that has no answer, estimates it. */
export async function measureWay(
  services: Services,
  { from, to, mode }: { from: LonLat; to: LonLat; mode: Transport },
): Promise<Way> {
  const known = serviceFor(services, mode);
  if (known) {
    const { service, traveler } = known;
    try {
      const way = await service.measure(from, to, traveler);
      // No way on its map may only mean that its map ends here.
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
