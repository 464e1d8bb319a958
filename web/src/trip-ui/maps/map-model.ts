import type { RipplePreview } from '@wayfold/domain/changes/ripple';
import { fittingLeg } from '@wayfold/domain/changes/settle';
import {
  orderedDestinations,
  orderedTracks,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';
import { trackLine } from '@wayfold/domain/travel/tracks';
import type { LegLine } from '../../api/places/leg-lines';
import type { MapLeg, MapStop, MapTrack } from '../../map/trip-map-props';

/** Lines of legs, by the destination they start at. */
export type Lines = ReadonlyMap<string, LegLine>;

/** The destinations as pins. */
export function mapStops(document: Pick<TripDocument, 'destinations'>): MapStop[] {
  return orderedDestinations(document).map(({ id, name, localName, coords, destinationOrder }) => ({
    id,
    name,
    localName: localName === name ? null : localName,
    coords: [coords[0], coords[1]],
    number: destinationOrder,
    colorIndex: destinationOrder - 1,
  }));
}

/** The tracks of the trip. */
export function mapTracks(document: Pick<TripDocument, 'tracks'>): MapTrack[] {
  return orderedTracks(document).map((track) => ({
    id: track.id,
    color: track.color,
    coordinates: trackLine(track),
  }));
}

/** The legs between the destinations, in their colors, without the hidden ones. */
export function mapLegs(document: Pick<TripDocument, 'destinations'>, lines: Lines): MapLeg[] {
  const stops = orderedDestinations(document);
  return stops.flatMap((from, index): MapLeg[] => {
    const to = stops[index + 1];
    if (!to || from.transport === 'Hidden') return [];
    return [
      {
        id: from.id,
        fromId: from.id,
        toId: to.id,
        transport: from.transport,
        colorIndex: index,
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
