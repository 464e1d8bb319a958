import type { z } from 'zod';
import type { Collection } from './patch';
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
 * The shape of a row by the name of its collection.
 *
 * Columns, JSON, copies, trip files, undo and what a new row is are made from these lists of fields, so a field that is
 * added to a shape is everywhere at once.
 */
export const ROW_SHAPES = {
  trip: TripRow,
  destinations: Destination,
  events: TripEvent,
  costs: TripCost,
  pictures: TripPicture,
  texts: TripText,
  tracks: TripTrack,
} satisfies Record<Collection, z.ZodObject>;

/** The part of each row that people write. */
export const INTENT_SHAPES = {
  trip: TripIntent,
  destinations: DestinationIntent,
  events: TripEventIntent,
  costs: TripCostIntent,
  pictures: TripPictureIntent,
  texts: TripTextIntent,
  tracks: TripTrackIntent,
} satisfies Record<Collection, z.ZodObject>;

/** A row by the name of its collection. */
export type RowOf = { readonly [C in Collection]: z.infer<(typeof ROW_SHAPES)[C]> };
/** What people write of a row, by the name of its collection. */
export type IntentOf = { readonly [C in Collection]: z.infer<(typeof INTENT_SHAPES)[C]> };
