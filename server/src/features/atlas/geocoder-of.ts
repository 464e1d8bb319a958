import type { Geocoder, GeocodingService } from '../../adapters/geocoder';
import { atlasGeocoder } from '../../adapters/geocoder.atlas';
import { mapboxGeocoder } from '../../adapters/geocoder.mapbox';
import { nominatimGeocoder } from '../../adapters/geocoder.nominatim';
import { photonGeocoder } from '../../adapters/geocoder.photon';
import { withFallback } from '../../adapters/geocoder-fallback';
import { version } from '../../process/version';
import type { Services } from '../../services';

/** The geocoder used here, and whom to credit besides the atlas; null is nobody. */
export type ConfiguredGeocoder = { geocoder: Geocoder; credit: string | null };

/** The configured service with the offline atlas as a fallback, or the atlas alone. */
export function geocoderOf({
  config,
  atlas,
  log,
}: Pick<Services, 'config' | 'atlas' | 'log'>): ConfiguredGeocoder {
  const offline = atlasGeocoder(atlas);
  const service = serviceOf({ config, atlas });
  if (!service) return { geocoder: offline, credit: null };
  const geocoder = withFallback(service, offline, (facts, sentence) => log.warn(facts, sentence));
  return { geocoder, credit: service.credit };
}

function serviceOf({ config, atlas }: Pick<Services, 'config' | 'atlas'>): GeocodingService | null {
  const { geocoder, photonUrl, nominatimUrl, mapboxToken, publicUrl } = config;
  if (geocoder === 'photon' && photonUrl) return photonGeocoder(photonUrl, atlas);
  if (geocoder === 'mapbox' && mapboxToken) return mapboxGeocoder(mapboxToken, atlas);
  if (geocoder !== 'nominatim' || !nominatimUrl) return null;
  const userAgent = `Wayfold/${version}${publicUrl ? ` (+${publicUrl})` : ''}`;
  return nominatimGeocoder(nominatimUrl, atlas, { userAgent });
}
