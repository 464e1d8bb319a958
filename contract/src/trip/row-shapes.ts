import type { z } from 'zod';
import { TripBooking, TripBookingIntent } from './booking';
import type { Collection } from './collections';
import {
  Destination,
  DestinationIntent,
  TripCost,
  TripCostIntent,
  TripEvent,
  TripEventIntent,
  TripIntent,
  TripPicture,
  TripPictureIntent,
  TripRow,
  TripText,
  TripTextIntent,
  TripTrack,
  TripTrackIntent,
} from './trip';

/**
 * The shape of a row, by collection.
 *
 * Columns, JSON, copies, trip files, undo and new rows are all derived from these lists of fields, so a field added to a
 * shape is available everywhere.
 */
export const ROW_SHAPES = {
  trip: TripRow,
  destinations: Destination,
  events: TripEvent,
  costs: TripCost,
  pictures: TripPicture,
  texts: TripText,
  tracks: TripTrack,
  bookings: TripBooking,
} satisfies Record<Collection, z.ZodObject>;

/** The intent fields of a row, by collection. */
export const INTENT_SHAPES = {
  trip: TripIntent,
  destinations: DestinationIntent,
  events: TripEventIntent,
  costs: TripCostIntent,
  pictures: TripPictureIntent,
  texts: TripTextIntent,
  tracks: TripTrackIntent,
  bookings: TripBookingIntent,
} satisfies Record<Collection, z.ZodObject>;

/** A row, by collection. */
export type RowOf = { readonly [C in Collection]: z.infer<(typeof ROW_SHAPES)[C]> };
/** The intent fields of a row, by collection. */
export type IntentOf = { readonly [C in Collection]: z.infer<(typeof INTENT_SHAPES)[C]> };
