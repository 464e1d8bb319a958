import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { FoundPicture } from '../../api/pictures/picture-search';
import type { Choice } from './choice';

/** The selection while the user browses pictures. */
export interface Choosing {
  readonly choice: Choice;
  /** How many search results can be chosen. */
  readonly most: number;
  /** How many the trip has room for: the limit for uploads. */
  readonly room: number;
  /** URLs of pictures that the trip already has. */
  readonly taken: ReadonlySet<string>;
  /** The trip that photos are assigned to by when and where they were taken. */
  readonly document: Pick<TripDocument, 'destinations' | 'events'>;
  onToggle(found: FoundPicture): void;
  /** Chooses new uploads, as long as there is room. */
  onUploaded(found: readonly FoundPicture[]): void;
}
