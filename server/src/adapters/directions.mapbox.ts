import type { DirectionsService } from './directions';
import { readOsrm, withGeometry } from './directions.osrm';
import { askRouting, serviceUrl } from './directions-request';

export const MAPBOX_API = 'https://api.mapbox.com';

/** Measures walks and bike rides with Mapbox (`MAPBOX_TOKEN`). */
export function mapboxDirections(token: string, api: string = MAPBOX_API): DirectionsService {
  return {
    name: 'Mapbox',
    travelers: ['foot', 'bike'],
    credit: '© Mapbox © OpenStreetMap',
    isStorable: false,
    measure: async (from, to, traveler) => {
      const profile = traveler === 'bike' ? 'cycling' : 'walking';
      const path = `/directions/v5/mapbox/${profile}/${from.join(',')};${to.join(',')}`;
      const url = withGeometry(serviceUrl(api, path));
      url.searchParams.set('access_token', token);
      return readOsrm(await askRouting(url), 'Mapbox');
    },
  };
}
