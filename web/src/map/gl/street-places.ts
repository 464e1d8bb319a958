import type { MapGeoJSONFeature, Map as MapLibre, PointLike } from 'maplibre-gl';
import type { StreetPlace } from '../trip-map-props';
import { thingOf } from './streets/draw-thing';

/** The things of the street map that are places to go to. */
const PRESSED: readonly string[] = ['station', 'place-label', 'venue-label', 'peak', 'park-label'];

/** How far from a name a press still hits it, in pixels. */
const ROOM = { mouse: 3, touch: 12 };

/**
 * The place of the street map at a point of the screen; null if there is none.
 *
 * @param locale the traveler's, such as `en` or `de-CH`
 */
export function streetPlaceAt(
  map: MapLibre,
  { x, y }: { x: number; y: number },
  { locale, isTouch }: { locale: string; isTouch: boolean },
): StreetPlace | null {
  const layers = map.getLayersOrder().filter((id) => PRESSED.includes(thingOf({ id })));
  if (layers.length === 0) return null;
  const room = isTouch ? ROOM.touch : ROOM.mouse;
  const box: [PointLike, PointLike] = [
    [x - room, y - room],
    [x + room, y + room],
  ];
  const [found] = map.queryRenderedFeatures(box, { layers });
  return found ? streetPlace(found, locale) : null;
}

/** A feature of the tiles as a place; null without a name or a point. */
export function streetPlace(
  { properties, geometry }: Pick<MapGeoJSONFeature, 'properties' | 'geometry'>,
  locale: string,
): StreetPlace | null {
  const text = (key: string) => {
    const value: unknown = properties[key];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const local = text('name');
  const name = text(`name:${locale.split('-')[0]}`) ?? text('name:latin') ?? local;
  const kind = text('subclass') ?? text('kind') ?? text('class') ?? '';
  if (name === null || geometry.type !== 'Point') return null;
  const [lon = 0, lat = 0] = geometry.coordinates;
  return { name, localName: local === name ? null : local, kind, coords: [lon, lat] };
}
