import type { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import type { DistanceUnit } from '@wayfold/domain/format/format';
import type { TripView } from '@wayfold/domain/page/trip-view';

/** All that a PDF is made of, for the thread that makes it. */
export type PdfJob = {
  /** As its readers may see it; nothing else reaches the thread. */
  readonly view: TripView;
  readonly options: PdfOptions & { readonly units: DistanceUnit };
  /** Where the trip lives; null while it is not shared. */
  readonly link: string | null;
  /** Null where it is not wanted, and without destinations. */
  readonly map: string | null;
  /** The pictures that are wanted, whole, as JPEG, by the address they have in the trip. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** A finished PDF, and what its file is called. */
export type MadePdf = { readonly bytes: Uint8Array; readonly fileName: string };
