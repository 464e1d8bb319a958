import type { TripDocument } from '../../document/trip-document';
import type { FileContents } from '../read/file-contents';
import type { AnsweredPlace } from './proposal';

/** What places of a file become. */
export type PlacesAs = 'stops' | 'things';

/** What a proposal is made from. */
export interface ImportQuestion {
  readonly contents: FileContents;
  readonly document: TripDocument;
  readonly placesAs: PlacesAs;
  /** What was found for the names of `namesToFind`, best first; a name without an answer was not looked up. */
  readonly found: ReadonlyMap<string, readonly AnsweredPlace[]>;
  /** The setting `max_num_trip_destinations`; null is unlimited. */
  readonly maxDestinations: number | null;
}
