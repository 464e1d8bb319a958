import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { FoundPicture } from '../../api/pictures/picture-search';
import type { Choice } from './choice';

/** What is chosen while pictures are looked at. */
export interface Choosing {
  readonly choice: Choice;
  /** How many can be chosen of what is found. */
  readonly most: number;
  /** How many there is room for: as many are chosen of what is uploaded. */
  readonly room: number;
  /** Addresses of pictures that the trip has already. */
  readonly taken: ReadonlySet<string>;
  /** What photos are placed in by when and where they were taken. */
  readonly document: Pick<TripDocument, 'destinations' | 'events'>;
  onToggle(found: FoundPicture): void;
  /** Chooses what was just uploaded, as far as there is room. */
  onUploaded(found: readonly FoundPicture[]): void;
}
