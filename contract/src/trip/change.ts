import { z } from 'zod';
import { Id, NewId } from '../kernel/values';
import { TripBookingIntent } from './booking';
import { Leg } from './leg';
import {
  DestinationIntent,
  TripCostIntent,
  TripEventIntent,
  TripIntent,
  TripPictureIntent,
  TripTextIntent,
  TripTrackIntent,
} from './trip';

/**
 * What an edit can contain. Changes set absolute values, so sending one twice is harmless.
 *
 * Kinds and fields are only ever added: changes are stored on people's devices and replayed on newer servers.
 */

/** A 1-based position in the list. A position past the end means the end. */
const Position = z.number().int().min(1).max(1_000);

const destinationFields = DestinationIntent.omit({ rank: true, leg: true }).partial();
const eventFields = TripEventIntent.partial();
const costFields = TripCostIntent.partial();
const pictureFields = TripPictureIntent.omit({ type: true, rank: true }).partial();
/** Everything about a picture in a trip except which picture it is. */
const picturePlace = pictureFields.omit({
  ...{ source: true, imageName: true, imageUrl: true, width: true, height: true },
  ...{ thumbhash: true, credit: true, creditUrl: true },
});
const trackFields = TripTrackIntent.partial();
const bookingFields = TripBookingIntent.partial();
const textFields = TripTextIntent.omit({ kind: true, rank: true }).partial();

/**
 * If true, events that aren't pinned move by whole days along with every destination whose arrival moves. Otherwise
 * events keep their own dates and are attached again.
 */
const carryEvents = z.boolean().optional();

const TripSet = z.strictObject({
  kind: z.literal('trip.set'),
  fields: z.strictObject(TripIntent.omit({ homeLeg: true }).partial().shape),
  carryEvents,
  /**
   * If true and `currency` changes, amounts without a currency keep the previous one, which is then written to their rows.
   * Otherwise they count in the new currency.
   */
  keepsAmounts: z.boolean().optional(),
});

const DestinationAdd = z.strictObject({
  kind: z.literal('destination.add'),
  id: NewId,
  /** The position to insert at; the end if missing. */
  at: Position.optional(),
  fields: z.strictObject({
    ...destinationFields.shape,
    name: DestinationIntent.shape.name,
    coords: DestinationIntent.shape.coords,
  }),
  carryEvents,
});
const DestinationSet = z.strictObject({
  kind: z.literal('destination.set'),
  id: Id,
  fields: z.strictObject(destinationFields.shape),
  carryEvents,
});
const DestinationMove = z.strictObject({
  kind: z.literal('destination.move'),
  id: Id,
  to: Position,
  carryEvents,
  /** If false, the moved destination loses its booked arrival. Other destinations always keep theirs. */
  keepFixed: z.boolean().optional(),
});
const DestinationRemove = z.strictObject({ kind: z.literal('destination.remove'), id: Id, carryEvents });

const EventAdd = z.strictObject({
  kind: z.literal('event.add'),
  id: NewId,
  fields: z.strictObject({ ...eventFields.shape, name: TripEventIntent.shape.name }),
});
const EventSet = z.strictObject({
  kind: z.literal('event.set'),
  id: Id,
  fields: z.strictObject(eventFields.shape),
});
const EventRemove = z.strictObject({ kind: z.literal('event.remove'), id: Id });
/** Sets the order of events by id; ids that no longer exist are skipped. */
const EventSort = z.strictObject({
  kind: z.literal('event.sort'),
  order: z.record(Id, TripEventIntent.shape.sortId),
});
/** Removes every event of the trip. */
const EventsClear = z.strictObject({ kind: z.literal('events.clear') });

const CostAdd = z.strictObject({
  kind: z.literal('cost.add'),
  id: NewId,
  fields: z.strictObject(costFields.shape),
});
const CostSet = z.strictObject({
  kind: z.literal('cost.set'),
  id: Id,
  fields: z.strictObject(costFields.shape),
});
const CostRemove = z.strictObject({ kind: z.literal('cost.remove'), id: Id });

const TextAdd = z.strictObject({
  kind: z.literal('text.add'),
  id: NewId,
  /** The position among the texts of its kind; the end if missing. */
  to: Position.optional(),
  fields: z.strictObject({
    ...textFields.shape,
    kind: TripTextIntent.shape.kind,
    text: TripTextIntent.shape.text,
  }),
});
const TextSet = z.strictObject({
  kind: z.literal('text.set'),
  id: Id,
  fields: z.strictObject(textFields.shape),
});
/** Moves a text among those of its kind. */
const TextMove = z.strictObject({ kind: z.literal('text.move'), id: Id, to: Position });
const TextRemove = z.strictObject({ kind: z.literal('text.remove'), id: Id });

/** Adds a picture; a new header replaces the previous one. */
const PictureAdd = z.strictObject({
  kind: z.literal('picture.add'),
  id: NewId,
  /** The position among the trip's pictures; the end if missing. Ignored for a header. */
  to: Position.optional(),
  fields: z.strictObject({
    ...pictureFields.shape,
    type: TripPictureIntent.shape.type,
    source: TripPictureIntent.shape.source,
    imageUrl: TripPictureIntent.shape.imageUrl,
  }),
});
const PictureSet = z.strictObject({
  kind: z.literal('picture.set'),
  id: Id,
  fields: z.strictObject(picturePlace.shape),
});
/** Moves a picture among the trip's pictures. */
const PictureMove = z.strictObject({ kind: z.literal('picture.move'), id: Id, to: Position });
const PictureRemove = z.strictObject({ kind: z.literal('picture.remove'), id: Id });

const TrackAdd = z.strictObject({
  kind: z.literal('track.add'),
  id: NewId,
  fields: z.strictObject({ ...trackFields.shape, points: TripTrackIntent.shape.points }),
});
const TrackSet = z.strictObject({
  kind: z.literal('track.set'),
  id: Id,
  fields: z.strictObject(trackFields.omit({ points: true, source: true }).shape),
});
const TrackRemove = z.strictObject({ kind: z.literal('track.remove'), id: Id });

const BookingAdd = z.strictObject({
  kind: z.literal('booking.add'),
  id: NewId,
  fields: z.strictObject({ ...bookingFields.shape, kind: TripBookingIntent.shape.kind }),
});
const BookingSet = z.strictObject({
  kind: z.literal('booking.set'),
  id: Id,
  fields: z.strictObject(bookingFields.shape),
});
const BookingRemove = z.strictObject({ kind: z.literal('booking.remove'), id: Id });

const singles = [
  TripSet,
  DestinationAdd,
  DestinationSet,
  DestinationMove,
  DestinationRemove,
  EventAdd,
  EventSet,
  EventRemove,
  EventSort,
  EventsClear,
  CostAdd,
  CostSet,
  CostRemove,
  TextAdd,
  TextSet,
  TextMove,
  TextRemove,
  PictureAdd,
  PictureSet,
  PictureMove,
  PictureRemove,
  TrackAdd,
  TrackSet,
  TrackRemove,
  BookingAdd,
  BookingSet,
  BookingRemove,
] as const;

/** One edit by itself. */
export const SingleChange = z.discriminatedUnion('kind', singles);
export type SingleChange = z.infer<typeof SingleChange>;

/** Several edits that count as one version, one line of history and one undo. Either all of them apply, or none. */
const Batch = z.strictObject({ kind: z.literal('batch'), changes: z.array(SingleChange).min(1).max(2_000) });
/**
 * Moves the destination `id` and all after it to a new trip of the same owner, along with their plans, costs, bookings,
 * pictures and tracks. The two trips are linked. Undo brings them back here; see `docs/decisions/0020-two-linked-trips.md`.
 */
const TripSplit = z.strictObject({
  kind: z.literal('trip.split'),
  id: Id,
  /** The id and the name of the new trip. */
  tripId: NewId,
  name: TripIntent.shape.name,
});
export type TripSplit = z.infer<typeof TripSplit>;
/** Undoes `of`, or the person's newest change that isn't undone yet. */
const Undo = z.strictObject({ kind: z.literal('undo'), of: Id.optional() });
/** Redoes `of`, or the person's most recently undone change. */
const Redo = z.strictObject({ kind: z.literal('redo'), of: Id.optional() });

/** Anything a client can ask for. */
export const Change = z
  .discriminatedUnion('kind', [...singles, TripSplit, Batch, Undo, Redo])
  .meta({ id: 'Change' });
export type Change = z.infer<typeof Change>;

/** Legs by where they start (`LegId`), filled in by the server; clients can't send it. */
export const LegsSet = z.strictObject({
  kind: z.literal('legs.set'),
  legs: z.record(z.string(), Leg.nullable()),
});
/** An edit of the document's rows: what is left once undo and redo have been resolved. */
export type Edit = SingleChange | TripSplit | z.infer<typeof Batch> | z.infer<typeof LegsSet>;
export type LegsSet = z.infer<typeof LegsSet>;

export const SentChange = z.strictObject({ changeId: NewId, change: Change });
export type SentChange = z.infer<typeof SentChange>;
