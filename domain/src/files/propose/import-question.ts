import type { TripDocument } from '../../document/trip-document';
import type { FileContents } from '../read/file-contents';
import type { AnsweredPlace } from './proposal';

/** What places in a file become. */
export type PlacesAs = 'stops' | 'things';

/** The names that rows get in the trip if they have none in their file, in the language of whoever imports them. */
export interface ImportNames {
  readonly untitledPlan: string;
  /** The name of a track, by its position in the file from 1. */
  untitledTrack(number: number): string;
}

/** What a proposal is made from. */
export interface ImportQuestion {
  readonly contents: FileContents;
  readonly document: TripDocument;
  readonly placesAs: PlacesAs;
  /** The places found for the names of `namesToFind`, best first; a name without an entry wasn't looked up. */
  readonly found: ReadonlyMap<string, readonly AnsweredPlace[]>;
  /** The setting `max_num_trip_destinations`; null means unlimited. */
  readonly maxDestinations: number | null;
  readonly names: ImportNames;
}
