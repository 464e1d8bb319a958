import { LEG_PALETTE, type Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';
import type { LonLat } from '@wayfold/domain/map/mercator';
import type { NameSides } from '@wayfold/domain/map/place-names';
import type { FerryLabel } from '../ferry-labels';
import { type LegLine, startOfLine } from '../leg-lines';
import { pinScale, rankOf, type StopLook, stopName } from '../stop-look';
import type { MapGhost, MapStop, MapTrack } from '../trip-map-props';
import { PIN_FOOT } from './route-style';

/** How far a new pin falls, in pixels. */
const DROP = 8;

/** Progress of each new item's animation, from 0 to 1, by id; items not listed are fully there. */
export type Entering = ReadonlyMap<string, number>;

/** GeoJSON, as far as the trip needs it. */
type Feature = {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: LonLat } | { type: 'LineString'; coordinates: LonLat[] };
  properties: Record<string, string | number | number[]>;
};
type Features = { type: 'FeatureCollection'; features: Feature[] };

/** The pins that stand still, as if none was selected or hovered: what happens to one of them draws only that one anew. */
export function pinFeatures(
  stops: readonly MapStop[],
  looks: ReadonlyMap<string, StopLook>,
  entering: Entering,
): Features {
  const shown = new Set(looks.values());
  const look = shown.has('selected') || shown.has('back') ? 'back' : 'plain';
  return pinsOf(stops.filter(({ id }) => !entering.has(id)).map((stop) => ({ stop, look, fallen: 1 })));
}

/** The pins over all others: the selected one, the hovered one, and those that are still falling. */
export function raisedPinFeatures(
  stops: readonly MapStop[],
  looks: ReadonlyMap<string, StopLook>,
  entering: Entering,
): Features {
  const pins = stops.map((stop) => ({
    stop,
    look: looks.get(stop.id) ?? 'plain',
    fallen: entering.get(stop.id) ?? 1,
  }));
  return pinsOf(pins.filter(({ look, fallen }) => rankOf(look) > 0 || fallen < 1));
}

function pinsOf(pins: readonly { stop: MapStop; look: StopLook; fallen: number }[]): Features {
  const features = pins.map(
    ({ stop, look, fallen }): Feature => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: stop.coords },
      properties: {
        pin: `pin:${stop.number}:${stop.colorIndex % LEG_PALETTE.length}:${look}`,
        scale: pinScale(look),
        order: rankOf(look),
        offset: [0, PIN_FOOT - DROP * (1 - fallen) ** 2],
      },
    }),
  );
  return { type: 'FeatureCollection', features };
}

/** The names of the stops. */
export function nameFeatures(
  stops: readonly MapStop[],
  looks: ReadonlyMap<string, StopLook>,
  sides: ReadonlyMap<string, NameSides>,
): Features {
  const features = stops.map((stop, index): Feature => {
    const look = looks.get(stop.id) ?? 'plain';
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: stop.coords },
      properties: {
        name: stopName(stop),
        sides: sides.get(stop.id) ?? 'both',
        scale: pinScale(look),
        // Names are placed from the lowest number up: the selected one, the hovered one, then in trip order.
        nameOrder: -rankOf(look) || index,
      },
    };
  });
  return { type: 'FeatureCollection', features };
}

/** Legs as lines; new ones only as far as they have been drawn. */
export function legFeatures(lines: readonly LegLine[], entering: Entering): Features {
  const features = lines.map((line): Feature => {
    const drawn = entering.get(line.id) ?? 1;
    return {
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: drawn < 1 ? startOfLine(line.coordinates, drawn) : line.coordinates,
      },
      properties: {
        color: line.colorIndex === null ? -1 : line.colorIndex % LEG_PALETTE.length,
        dash: line.dash,
        width: line.width,
        opacity: line.opacity,
        order: line.order,
      },
    };
  });
  return { type: 'FeatureCollection', features };
}

/** The names of ferries on the water. */
export function ferryFeatures(ferries: readonly FerryLabel[]): Features {
  const features = ferries.map(
    ({ name, time, coords }): Feature => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: coords },
      properties: { name: `${name}\n${time}` },
    }),
  );
  return { type: 'FeatureCollection', features };
}

/** Tracks as lines. */
export function trackFeatures(tracks: readonly MapTrack[], theme: Theme): Features {
  const features = tracks.map(
    ({ color, coordinates }): Feature => ({
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: coordinates.map(([lon, lat]) => [lon, lat]) },
      properties: { color: color ?? MAP_COLORS[theme].ink },
    }),
  );
  return { type: 'FeatureCollection', features };
}

/** The suggested place and the detour to it. */
export function ghostFeatures(ghost: MapGhost): Features {
  if (!ghost) return { type: 'FeatureCollection', features: [] };
  const detour = [ghost.from, ghost.coords, ghost.to].flatMap((at) => (at ? [at] : []));
  const features: Feature[] = [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: ghost.coords },
      properties: { name: ghost.name },
    },
  ];
  if (detour.length > 1) {
    features.push({
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: detour },
      properties: {},
    });
  }
  return { type: 'FeatureCollection', features };
}
