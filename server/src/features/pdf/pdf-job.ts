import type { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import type { PlanHours } from '@wayfold/domain/day/visit-hours';
import type { DistanceUnit } from '@wayfold/domain/format/format';
import type { TripView } from '@wayfold/domain/page/trip-view';

/** Everything the thread needs to make a PDF. */
export type PdfJob = {
  /** As its readers may see it; nothing else reaches the thread. */
  readonly view: TripView;
  readonly options: PdfOptions & { readonly units: DistanceUnit };
  /** The opening hours of its plans' places. */
  readonly hours: PlanHours;
  /** The URL of the trip; null while it isn't shared. */
  readonly link: string | null;
  /** Null if it isn't wanted, and without destinations. */
  readonly map: string | null;
  /** The wanted pictures, in full, as JPEG, by their URL in the trip. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** A finished PDF and its file name. */
export type MadePdf = { readonly bytes: Uint8Array; readonly fileName: string };
