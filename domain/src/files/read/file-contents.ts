import type {
  Coords,
  ExpenseCategory,
  LocalDate,
  LocalMoment,
  Transport,
} from '@wayfold/contract/kernel/values';
import type { TripFile } from '../trip-file';
import type { FoundTrack } from './found-track';

/** Kinds of files that are read. */
export type FileKind = 'wayfold' | 'calendar' | 'gpx' | 'kml' | 'geojson' | 'takeout' | 'costs' | 'places';

/** The most of a file that is read. */
export const FILE_LIMITS = {
  /** Of the file as it lies on the device. */
  bytes: 25 * 1024 * 1024,
  /** Of all that is packed in it, once unpacked. */
  unpackedBytes: 50 * 1024 * 1024,
  /** Places, plans, costs and tracks together. */
  rows: 5_000,
} as const;

/** Endings of the files that are read, for file pickers. */
export const READ_ENDINGS = [
  '.html',
  '.json',
  '.geojson',
  '.ics',
  '.gpx',
  '.kml',
  '.kmz',
  '.csv',
  '.zip',
] as const;

/** Days from the first to the last. */
export interface Span {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A file that cannot be read; the message is a sentence for whoever chose it. */
export class FileRefused extends Error {}

/** A place of a file. What the file does not say is null. */
export interface FoundPlace {
  /** The same whenever the same file is read; no two rows of a file share it. */
  readonly key: string;
  readonly name: string;
  readonly coords: Coords | null;
  /** What to look for where there are no coordinates. */
  readonly address: string | null;
  readonly localName: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly timezone: string | null;
  readonly notes: string | null;
  /** True where the file says that the trip stays there, or goes through it in order. */
  readonly isStop: boolean;
  readonly arrive: LocalDate | null;
  readonly nights: number | null;
  readonly transport: Transport | null;
}

/** Something a file plans at a time. */
export interface FoundPlan {
  readonly key: string;
  readonly name: string;
  readonly start: LocalMoment;
  readonly end: LocalMoment | null;
  /** `UTC` for times that were told in no place's own time. */
  readonly timezone: string | null;
  readonly coords: Coords | null;
  readonly address: string | null;
  readonly category: ExpenseCategory | null;
  readonly notes: string | null;
  /** Whether it is one of several times of the same thing. */
  readonly isRepeated: boolean;
}

/** A line of money. */
export interface FoundCost {
  readonly key: string;
  readonly supplier: string;
  readonly category: ExpenseCategory | null;
  readonly currency: string | null;
  readonly costEst: number | null;
  readonly costAct: number | null;
  readonly netPrice: number | null;
  readonly commission: number | null;
  readonly grossPrice: number | null;
  /** The name of its destination. */
  readonly destination: string | null;
}

/** What a file has that is not taken, and why, as a sentence. */
export interface Skipped {
  readonly name: string;
  readonly reason: string;
}

/** Everything that was read out of a file. */
export interface FileContents {
  readonly kind: FileKind;
  /** What the file calls itself; null where it does not. */
  readonly name: string | null;
  readonly places: readonly FoundPlace[];
  readonly plans: readonly FoundPlan[];
  readonly costs: readonly FoundCost[];
  readonly tracks: readonly FoundTrack[];
  /** The whole trip, of our own files. */
  readonly trip: TripFile['trip'] | null;
  readonly skipped: readonly Skipped[];
}

const MOST_SKIPPED = 500;

/** Contents without anything, to be filled. */
export function contentsOf(kind: FileKind, found: Partial<Omit<FileContents, 'kind'>>): FileContents {
  const nothing = { name: null, places: [], plans: [], costs: [], tracks: [], trip: null };
  const contents = { kind, ...nothing, ...found, skipped: told(found.skipped ?? []) };
  const rows =
    contents.places.length + contents.plans.length + contents.costs.length + contents.tracks.length;
  if (rows > FILE_LIMITS.rows) {
    throw new FileRefused(
      `This file has ${rows.toLocaleString('en')} rows. The most Wayfold takes at once is ${FILE_LIMITS.rows.toLocaleString('en')}.`,
    );
  }
  return contents;
}

/** So many that somebody may still read them, and how many more there are. */
function told(skipped: readonly Skipped[]): readonly Skipped[] {
  const more = skipped.length - MOST_SKIPPED;
  if (more <= 0) return skipped;
  const rest = { name: `${more.toLocaleString('en')} more`, reason: 'They are left out like those above.' };
  return [...skipped.slice(0, MOST_SKIPPED), rest];
}

/** A place of which nothing but a name is known. */
export function placeNamed(key: string, name: string): FoundPlace {
  return {
    key,
    name,
    coords: null,
    address: null,
    localName: null,
    region: null,
    country: null,
    timezone: null,
    notes: null,
    isStop: false,
    arrive: null,
    nights: null,
    transport: null,
  };
}

/** Makes keys differ where a file says the same thing twice, in the same way whenever it is read. */
export function uniqueKeys(): (key: string) => string {
  const seen = new Map<string, number>();
  return (key) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  };
}
