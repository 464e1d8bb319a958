import type {
  Coords,
  ExpenseCategory,
  LocalDate,
  LocalMoment,
  Transport,
} from '@wayfold/contract/kernel/values';
import { inEnglish, type Refusal } from '@wayfold/contract/refusals/refusal';
import type { TripFile } from '../trip-file';
import type { FoundTrack } from './found-track';

/** The kinds of files that can be read. */
export type FileKind = 'wayfold' | 'calendar' | 'gpx' | 'kml' | 'geojson' | 'takeout' | 'costs' | 'places';

/** The maximum size of a file that is read. */
export const FILE_LIMITS = {
  /** The size of the file itself. */
  bytes: 25 * 1024 * 1024,
  /** The size of everything in it, once unpacked. */
  unpackedBytes: 50 * 1024 * 1024,
  /** Places, plans, costs and tracks together. */
  rows: 5_000,
} as const;

/** The extensions of readable files, for file pickers. */
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

/** The first and the last day. */
export interface Span {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A file that can't be read; its words are for the person who chose it. */
export class FileRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(inEnglish(refusal));
    this.name = 'FileRefused';
    this.refusal = refusal;
  }
}

/** A place in a file. What the file doesn't say is null. */
export interface PlaceInFile {
  /** The same whenever the same file is read; unique in its file. */
  readonly key: string;
  readonly name: string;
  readonly coords: Coords | null;
  /** What to search for if there are no coordinates. */
  readonly address: string | null;
  readonly localName: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly timezone: string | null;
  readonly notes: string | null;
  /** True if the file says that the trip stays there or passes through it in order. */
  readonly isStop: boolean;
  readonly arrive: LocalDate | null;
  readonly nights: number | null;
  readonly transport: Transport | null;
}

/** Something planned at a time. */
export interface FoundPlan {
  readonly key: string;
  /** Null if the file has none. */
  readonly name: string | null;
  readonly start: LocalMoment;
  readonly end: LocalMoment | null;
  /** `UTC` for times that aren't in the local time of any place. */
  readonly timezone: string | null;
  readonly coords: Coords | null;
  readonly address: string | null;
  readonly category: ExpenseCategory | null;
  readonly notes: string | null;
  /** Whether it is one of several occurrences of the same thing. */
  readonly isRepeated: boolean;
}

/** A cost line. */
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

/** What something in a file is that isn't imported. */
export type SkippedKind = 'place' | 'shape' | 'track' | 'link' | 'entry' | 'task' | 'cost' | 'line';

/** Something in a file that isn't imported, and why. */
export interface Skipped {
  readonly kind: SkippedKind;
  /** Null if the file has none. */
  readonly name: string | null;
  readonly reason: Refusal;
}

/** Everything that was read from a file. */
export interface FileContents {
  readonly kind: FileKind;
  /** The name in the file itself; null without one. */
  readonly name: string | null;
  readonly places: readonly PlaceInFile[];
  readonly plans: readonly FoundPlan[];
  readonly costs: readonly FoundCost[];
  readonly tracks: readonly FoundTrack[];
  /** The whole trip, for our own files. */
  readonly trip: TripFile['trip'] | null;
  readonly skipped: readonly Skipped[];
  /** How many more are skipped than `skipped` lists. */
  readonly unlisted: number;
}

/** As many as a person might read. */
const MOST_SKIPPED = 500;

/** Empty contents, to be filled in. */
export function contentsOf(
  kind: FileKind,
  { skipped = [], ...found }: Partial<Omit<FileContents, 'kind' | 'unlisted'>>,
): FileContents {
  const nothing = { name: null, places: [], plans: [], costs: [], tracks: [], trip: null };
  const contents = {
    kind,
    ...nothing,
    ...found,
    skipped: skipped.slice(0, MOST_SKIPPED),
    unlisted: Math.max(0, skipped.length - MOST_SKIPPED),
  };
  const rows =
    contents.places.length + contents.plans.length + contents.costs.length + contents.tracks.length;
  if (rows > FILE_LIMITS.rows) {
    throw new FileRefused(['fileTooManyRows', { rows, most: FILE_LIMITS.rows }]);
  }
  return contents;
}

/** A place about which only the name is known. */
export function placeNamed(key: string, name: string): PlaceInFile {
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

/** Makes keys unique if a file contains the same thing twice; the keys are the same whenever the file is read. */
export function uniqueKeys(): (key: string) => string {
  const seen = new Map<string, number>();
  return (key) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  };
}
