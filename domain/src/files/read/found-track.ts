import type { Coords } from '@wayfold/contract/kernel/values';
import { encodeLine } from '@wayfold/contract/places/polyline';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { greatCircleMeters } from '../../travel/legs';
import { simplifyTrack } from './simplify-track';

/** A way that a file draws, simplified to what a trip keeps. */
export interface FoundTrack {
  /** The same whenever the same file is read. */
  readonly key: string;
  /** Null where the file has none. */
  readonly name: string | null;
  /** `#rrggbb`, or null. */
  readonly color: string | null;
  /** As an encoded polyline. */
  readonly points: string;
  /** How many points the file has, how many are kept, and how far those left out are from the line at most, in meters. */
  readonly pointsRead: number;
  readonly pointsKept: number;
  readonly toleranceMeters: number;
  /** Where it begins. */
  readonly start: Coords;
}

/** Parts of one track with less between them are one line, in meters: a recorder was paused or lost the sky. */
const PAUSE_METERS = 1_000;

/** Makes tracks of the parts of one, each `[lon, lat]` in degrees; parts that are no line are left out. */
export function tracksOfParts(
  parts: readonly (readonly Coords[])[],
  { key, name, color }: { key: (key: string) => string; name: string | null; color: string | null },
): FoundTrack[] {
  const lines: Coords[][] = [];
  for (const part of parts) {
    const [first] = part;
    const last = lines.at(-1)?.at(-1);
    if (!first) continue;
    if (last && greatCircleMeters(last, first) < PAUSE_METERS) lines.at(-1)?.push(...part);
    else lines.push([...part]);
  }
  return lines.flatMap((line, index) => {
    const [start] = line;
    if (!start || line.length < 2) return [];
    const { points, toleranceMeters } = simplifyTrack(line, TRIP_LIMITS.trackPoints);
    const encoded = encodeLine(points);
    return {
      key: key(`track ${name ?? ''} ${encoded.slice(0, 60)} ${encoded.length}`),
      name: name !== null && lines.length > 1 ? `${name} ${index + 1}` : name,
      ...{ color, points: encoded, toleranceMeters, start },
      pointsRead: line.length,
      pointsKept: points.length,
    };
  });
}
