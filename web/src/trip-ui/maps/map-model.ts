import type { RipplePreview } from '@wayfold/domain/changes/ripple';
import { fittingLeg } from '@wayfold/domain/changes/settle';
import {
  orderedDestinations,
  orderedTracks,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';
import { HOME_OUT, isHome, legPairs } from '@wayfold/domain/travel/home-legs';
import { trackLine } from '@wayfold/domain/travel/tracks';
import type { LegLine } from '../../api/places/leg-lines';
import type { MapLeg, MapStop, MapTrack } from '../../map/trip-map-props';

/** Lines of legs, by the destination they start at. */
export type Lines = ReadonlyMap<string, LegLine>;

/** The destinations as pins, after that of home if the trip starts or ends there. */
export function mapStops(document: Pick<TripDocument, 'trip' | 'destinations'>): MapStop[] {
  const stops = orderedDestinations(document);
  const { home, homeOut, homeBack } = document.trip;
  const pins = stops.map(
    ({ id, name, localName, coords, destinationOrder }): MapStop => ({
      id,
      name,
      localName: localName === name ? null : localName,
      coords: [coords[0], coords[1]],
      number: destinationOrder,
      colorIndex: destinationOrder - 1,
    }),
  );
  if (!home || !(homeOut ?? homeBack) || pins.length === 0) return pins;
  const [lon, lat] = home.coords;
  const place = { name: home.name, localName: null, coords: [lon, lat] as [number, number] };
  return [{ id: HOME_OUT, ...place, number: 0, colorIndex: pins.length }, ...pins];
}

/** The tracks of the trip. */
export function mapTracks(document: Pick<TripDocument, 'tracks'>): MapTrack[] {
  return orderedTracks(document).map((track) => ({
    id: track.id,
    color: track.color,
    coordinates: trackLine(track),
  }));
}

/** The legs between the destinations, from home and back, in their colors, without the hidden ones. */
export function mapLegs(document: Pick<TripDocument, 'trip' | 'destinations'>, lines: Lines): MapLeg[] {
  const count = orderedDestinations(document).length;
  return legPairs(document).flatMap(({ from, to }): MapLeg[] => {
    if (from.transport === 'Hidden') return [];
    return [
      {
        id: from.id,
        fromId: from.id,
        // Home has one pin.
        toId: isHome(to.id) ? HOME_OUT : to.id,
        transport: from.transport,
        colorIndex: isHome(from.id) ? count : from.destinationOrder - 1,
        coordinates: (lines.get(from.id)?.coordinates ?? []).map(([lon, lat]) => [lon, lat]),
        failed: fittingLeg(from, to)?.failed ?? false,
        parts: fittingLeg(from, to)?.parts,
      },
    ];
  });
}

/** The legs of a preview: new ones dotted, and the current legs that would go away in gray below them. */
export function previewLegs(
  today: TripDocument,
  todayLines: Lines,
  preview: Pick<RipplePreview, 'after' | 'legs'>,
  lines: Lines,
): MapLeg[] {
  const changed = new Set(preview.legs.map(({ id }) => id));
  const after = mapLegs(preview.after, lines);
  const ends = new Set(after.map((leg) => `${leg.fromId} ${leg.toId}`));
  const gone = mapLegs(today, todayLines)
    .filter((leg) => !ends.has(`${leg.fromId} ${leg.toId}`))
    .map((leg) => ({ ...leg, id: `today ${leg.id}`, muted: true }));
  const wasThere = new Set(mapLegs(today, todayLines).map((leg) => `${leg.fromId} ${leg.toId}`));
  return [
    ...gone,
    ...after.map((leg) => ({
      ...leg,
      dotted: changed.has(leg.fromId) && !wasThere.has(`${leg.fromId} ${leg.toId}`),
    })),
  ];
}
