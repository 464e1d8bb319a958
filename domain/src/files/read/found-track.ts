import type { Coords } from '@wayfold/contract/kernel/values';
import { encodeLine } from '@wayfold/contract/places/polyline';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { greatCircleMeters } from '../../travel/legs';
import { simplifyLine } from '../../travel/simplify-line';

/** A line in a file, simplified to what a trip can store. */
export interface FoundTrack {
  /** The same whenever the same file is read. */
  readonly key: string;
  /** Null if the file has none. */
  readonly name: string | null;
  /** `#rrggbb`, or null. */
  readonly color: string | null;
  /** As an encoded polyline. */
  readonly points: string;
  /**
   * The number of points in the file, the number kept, and how far those left out are from the line at most, in meters.
   */
  readonly pointsRead: number;
  readonly pointsKept: number;
  readonly toleranceMeters: number;
  /** Where it starts. */
  readonly start: Coords;
}

/** Parts of one track that are closer than this are joined, in meters: the recorder was paused or lost its signal. */
const PAUSE_METERS = 1_000;

/** Makes tracks from the parts of one, each `[lon, lat]` in degrees; parts that aren't lines are left out. */
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
    const { points, toleranceMeters } = simplifyLine(line, TRIP_LIMITS.trackPoints);
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
