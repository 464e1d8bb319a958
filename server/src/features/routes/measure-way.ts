import type { LonLat } from '@wayfold/atlas/atlas';
import type { Transport } from '@wayfold/contract/values';
import type { DirectionsService, Traveler } from '../../adapters/directions';
import { mapboxDirections } from '../../adapters/directions.mapbox';
import { osrmDirections } from '../../adapters/directions.osrm';
import { valhallaDirections } from '../../adapters/directions.valhalla';
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

/** The services that were configured; the first that knows a kind of traveler is asked. */
export function directionsServices({ config }: Pick<House, 'config'>): DirectionsService[] {
  return [
    ...(config.osrmUrl ? [osrmDirections(config.osrmUrl)] : []),
    ...(config.valhallaUrl ? [valhallaDirections(config.valhallaUrl)] : []),
    ...(config.mapboxToken ? [mapboxDirections(config.mapboxToken)] : []),
  ];
}

/** Measures a way with the configured service; without one, or when that has no answer, estimates it. */
export async function measureWay(
  house: House,
  services: readonly DirectionsService[],
  { from, to, mode }: { from: LonLat; to: LonLat; mode: Transport },
): Promise<Way> {
  const traveler = TRAVELERS[mode];
  const service = traveler && services.find(({ travelers }) => travelers.includes(traveler));
  if (traveler && service) {
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
