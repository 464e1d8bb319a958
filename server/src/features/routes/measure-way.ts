import type { LonLat } from '@wayfold/atlas/atlas';
import type { Transport } from '@wayfold/contract/values';
import type { DirectionsService, Traveler } from '../../adapters/directions';
import { mapboxDirections } from '../../adapters/directions.mapbox';
import { osrmDirections } from '../../adapters/directions.osrm';
import { valhallaDirections } from '../../adapters/directions.valhalla';
import { sparing } from '../../adapters/directions-sparing';
import type { House } from '../../house';

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

/** By configuration, so that all who ask a service spare it together. */
const servicesOf = new WeakMap<House['config'], DirectionsService[]>();

/** The services that were configured; the first that knows a kind of traveler is asked. */
export function directionsServices({ config, now }: Pick<House, 'config' | 'now'>): DirectionsService[] {
  const made = servicesOf.get(config);
  if (made) return made;
  const services = [
    ...(config.osrmUrl ? [osrmDirections(config.osrmUrl)] : []),
    ...(config.valhallaUrl ? [valhallaDirections(config.valhallaUrl)] : []),
    ...(config.mapboxToken ? [mapboxDirections(config.mapboxToken)] : []),
  ].map((service) => sparing(service, now));
  servicesOf.set(config, services);
  return services;
}

/** Tells whether one of the services measures ways of this kind. */
export function isMeasured(services: readonly DirectionsService[], mode: Transport): boolean {
  return serviceFor(services, mode) !== null;
}

function serviceFor(services: readonly DirectionsService[], mode: Transport) {
  const traveler = TRAVELERS[mode];
  const service = traveler && services.find(({ travelers }) => travelers.includes(traveler));
  return service ? { service, traveler } : null;
}

/** Measures a way with the configured service; without one, or when that has no answer, estimates it. */
export async function measureWay(
  house: House,
  services: readonly DirectionsService[],
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
      house.log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        `${service.name} failed`,
      );
    }
  }
  const { meters, seconds, coordinates, failed } = house.atlas.estimateLeg(from, to, mode);
  return { meters, seconds, coordinates, failed, estimated: true };
}
