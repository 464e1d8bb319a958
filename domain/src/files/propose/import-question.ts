import type { TripDocument } from '../../document/trip-document';
import type { FileContents } from '../read/file-contents';
import type { AnsweredPlace } from './proposal';

/** What places in a file become. */
export type PlacesAs = 'stops' | 'things';

/** What a proposal is made from. */
export interface ImportQuestion {
  readonly contents: FileContents;
  readonly document: TripDocument;
  readonly placesAs: PlacesAs;
  /** The places found for the names of `namesToFind`, best first; a name without an entry wasn't looked up. */
  readonly found: ReadonlyMap<string, readonly AnsweredPlace[]>;
  /** The setting `max_num_trip_destinations`; null means unlimited. */
  readonly maxDestinations: number | null;
}
