import { z } from 'zod';
import { TEXT_MAX } from '../kernel/plain-text';
import { StringUpTo, Text } from '../kernel/text';
import {
  Amount,
  Coords,
  Currency,
  ExpenseCategory,
  Id,
  Instant,
  LocalDate,
  LocalMoment,
  TimeOfDay,
  TimeZone,
  Transport,
} from '../kernel/values';
import { REACHES } from '../kernel/word-lists';
import { PictureFacts } from '../pictures/pictures';
import { decodeLine } from '../places/polyline';
import { refused } from '../refusals/shape-message';
import { TripBooking } from './booking';
import { TEXT_KINDS } from './collections';
import { Home } from './home';
import { Leg } from './leg';
import { TRIP_LIMITS } from './limits';
import { Link, RichText } from './rich-text';

/**
 * The rows of a trip, as they are in the trip document and on the wire.
 *
 * Each row consists of what people entered (`...Intent`), what follows from it (`...Derived`, recomputed by `settle`,
 * never sent by a client) and its id. A missing value is null, never undefined.
 */

/** The maximum length of an encoded point: two steps of 27 bits. */
const POINT_LETTERS = 12;

const Nights = z.number().int().min(0).max(365);

export const DestinationIntent = z.object({
  name: Text(TEXT_MAX.place).min(1),
  /** The name in the local script, if it differs: 東京 for Tokyo. */
  localName: Text(TEXT_MAX.place).nullable(),
  region: Text(TEXT_MAX.place).nullable(),
  country: Text(TEXT_MAX.place).nullable(),
  coords: Coords,
  /** The order of the destinations: sorts as plain text, then by id. */
  rank: StringUpTo(200).min(1),
  nights: Nights,
  /** A booked arrival, which a ripple never moves; null if the arrival follows from the destinations before. */
  arriveFixed: LocalDate.nullable(),
  /** The transport to the next destination. */
  transport: Transport,
  timezone: TimeZone.nullable(),
  /** Whether shared pages show the destination. */
  display: z.boolean(),
  /** The key of the AI suggestion it came from. */
  aiPoi: Text(TEXT_MAX.key).nullable(),
  createdAtUtc: Instant.nullable(),
  /** Legacy: the place's UTC offset when the row was created, in minutes. */
  createdOffset: z.number().int().min(-1440).max(1440).nullable(),
  createdOffsetHour: z.number().int().min(-24).max(24).nullable(),
  createdOffsetMin: z.number().int().min(-59).max(59).nullable(),
  /** Legacy: the UTC offset of the person's device when the row was created, in minutes. */
  userOffset: z.number().int().min(-1440).max(1440).nullable(),
  leg: Leg.nullable(),
});
export const DestinationDerived = z.object({
  /** 1..n without gaps. */
  destinationOrder: z.number().int().min(1),
  dtArrive: LocalDate.nullable(),
  dtDepart: LocalDate.nullable(),
  /**
   * Of the leg to the next destination; 0 for the last destination, for Hidden and for failed legs. Miles are meters /
   * 1611.14.
   */
  miles: z.number().min(0),
  hours: z.number().min(0),
});
export const Destination = DestinationIntent.extend({ id: Id })
  .extend(DestinationDerived.shape)
  .meta({ id: 'Destination' });
export type Destination = z.infer<typeof Destination>;

export const TripEventIntent = z.object({
  name: Text(TEXT_MAX.name).min(1),
  /** The destination it was assigned to by hand; null if nobody chose one. */
  homeDestid: Id.nullable(),
  /** The listed place it stands for, in `poi_source`; null for free text. */
  eventid: Text(TEXT_MAX.key).nullable(),
  poi_source: Text(TEXT_MAX.key).nullable(),
  isUserEvent: z.boolean(),
  /** Null while the trip has no dates. */
  start: LocalMoment.nullable(),
  /** Null without a known end. Never before the start. */
  end: LocalMoment.nullable(),
  /** Without dates: the day within the stay, from 1, with the time and length it will have. Null once it has a date. */
  dayIndex: z.number().int().min(1).max(366).nullable(),
  timeOfDay: TimeOfDay.nullable(),
  minutes: z
    .number()
    .int()
    .min(0)
    .max(366 * 1440)
    .nullable(),
  /** Null means its destination's zone. */
  timezone: TimeZone.nullable(),
  coords: Coords.nullable(),
  /** How one gets there from the plan before; null for walking if it is near, else by the trip's own transport. */
  reachBy: z.enum(REACHES).nullable(),
  category: ExpenseCategory,
  notes: Text(TEXT_MAX.notes).nullable(),
  /** Where to read more or book; null without a link. */
  link: Link.nullable(),
  /** Booked: keeps its date when its destination moves. */
  pinned: z.boolean(),
  /** The order of the events of one day. */
  sortId: z.number().int().min(0).max(1_000_000),
  active: z.boolean(),
  costEst: Amount.nullable(),
  costAct: Amount.nullable(),
  /** Null means the trip's currency. */
  currency: Currency.nullable(),
});
export const TripEventDerived = z.object({
  /** The destination whose stay contains the start. A trip without destinations has no events. */
  destid: Id,
});
export const TripEvent = TripEventIntent.extend({ id: Id })
  .extend(TripEventDerived.shape)
  .meta({ id: 'TripEvent' });
export type TripEvent = z.infer<typeof TripEvent>;

export const TripCostIntent = z.object({
  expenseCategory: ExpenseCategory,
  supplier: Text(TEXT_MAX.supplier),
  destinationid: Id.nullable(),
  costEst: Amount.nullable(),
  costAct: Amount.nullable(),
  netPrice: Amount.nullable(),
  commission: Amount.nullable(),
  /** The gross price as entered; null if it follows from net price and commission. */
  grossGiven: Amount.nullable(),
  currency: Currency.nullable(),
});
export const TripCostDerived = z.object({
  /** As entered, or else net price plus commission, or else null. */
  grossPrice: Amount.nullable(),
});
export const TripCost = TripCostIntent.extend({ id: Id })
  .extend(TripCostDerived.shape)
  .meta({ id: 'TripCost' });
export type TripCost = z.infer<typeof TripCost>;

export const PICTURE_TYPES = ['header', 'trip'] as const;
export const TripPictureIntent = PictureFacts.extend({
  type: z.enum(PICTURE_TYPES),
  /** The order of the trip's pictures: sorts as plain text, then by id. */
  rank: StringUpTo(200).min(1),
  /** One line; also the text for screen readers. */
  description: Text(TEXT_MAX.line),
  /**
   * The point that stays visible wherever the picture is cropped, from the left and from the top, each 0 to 1; null
   * means the center.
   */
  focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).nullable(),
  /** Where and when it was taken, in the local time of the place. */
  destinationid: Id.nullable(),
  takenAt: LocalMoment.nullable(),
});
export const TripPictureDerived = z.object({
  /** The position among the trip's pictures, from 1; 0 for the header. */
  sortId: z.number().int().min(0).max(1_000_000),
});
export const TripPicture = TripPictureIntent.extend({ id: Id })
  .extend(TripPictureDerived.shape)
  .meta({ id: 'TripPicture' });
export type TripPicture = z.infer<typeof TripPicture>;

export const TripTextIntent = z.object({
  kind: z.enum(TEXT_KINDS),
  /** The order of the texts of its kind: sorts as plain text, then by id. */
  rank: StringUpTo(200).min(1),
  text: Text(TEXT_MAX.paragraph),
  /** Where it links to: for a call to action, a contact or an offer; null without a link. */
  href: Link.nullable(),
  /** For an offer deadline: the instant it ends, and the time zone it is shown in. */
  at: Instant.nullable(),
  timezone: TimeZone.nullable(),
});
export const TripText = TripTextIntent.extend({ id: Id }).meta({ id: 'TripText' });
export type TripText = z.infer<typeof TripText>;

/** A line recorded or planned elsewhere and imported, such as a hike. It isn't part of any leg or total. */
export const TripTrackIntent = z.object({
  name: Text(TEXT_MAX.name),
  /** `#rrggbb`; null means the map's own color for tracks. */
  color: StringUpTo(7)
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  /** The line as an encoded polyline with five decimals; see `polyline.ts`. */
  points: StringUpTo(TRIP_LIMITS.trackPoints * POINT_LETTERS).refine(isTrackLine, {
    error: refused(['trackInvalid', { most: String(TRIP_LIMITS.trackPoints) }]),
  }),
  /** The file format it came from, such as `gpx`; empty if unknown. */
  source: Text(TEXT_MAX.key),
  /** The destination it starts or ends at, chosen by hand; null for none. */
  destid: Id.nullable(),
});
export const TripTrack = TripTrackIntent.extend({ id: Id }).meta({ id: 'TripTrack' });
export type TripTrack = z.infer<typeof TripTrack>;

function isTrackLine(text: string): boolean {
  const count = decodeLine(text)?.length ?? 0;
  return count >= 2 && count <= TRIP_LIMITS.trackPoints;
}

export const TripIntent = z.object({
  /** Empty, or the kind of trip, such as `trip_idea`. Requests can't create tours or examples. */
  type: Text(50),
  name: Text(TEXT_MAX.name),
  travelerName: Text(TEXT_MAX.name),
  /** The currency of amounts that don't name one. */
  currency: Currency,
  /** The first arrival; null while the trip has no dates. */
  startDate: LocalDate.nullable(),
  displayName: Text(TEXT_MAX.name),
  displayTagline: Text(TEXT_MAX.line),
  /** The written itinerary; null until someone writes it. */
  textItinerary: RichText.nullable(),
  /** Only for the owner: no share, page, PDF, file for others, feed or mail has them. */
  privateNotes: Text(TEXT_MAX.notes).nullable(),
  /** Where the trip starts or ends, if `homeOut` or `homeBack` says so. No share has it. */
  home: Home.nullable(),
  /** The transport from home to the first destination, and from the last one back; null without that leg. */
  homeOut: Transport.nullable(),
  homeBack: Transport.nullable(),
  /** What was measured for the leg from home. That of the leg back is stored with the last destination. */
  homeLeg: Leg.nullable(),
  /** The trips of the same owner that this one continues and that continue it. A trip may be gone by now. */
  previous: Id.nullable(),
  next: Id.nullable(),
});
export const TripDerived = z.object({
  /** Of the leg from home; 0 without it. */
  homeMiles: z.number().min(0),
  homeHours: z.number().min(0),
});
/** The row of the trip itself in its document. No edit changes `userid`. */
export const TripRow = TripIntent.extend({
  id: Id,
  userid: Id.nullable(),
})
  .extend(TripDerived.shape)
  .meta({ id: 'TripRow' });
export type TripRow = z.infer<typeof TripRow>;

/** A text as it is on the wire: in the list of its kind, in order. */
const WireText = TripText.omit({ kind: true, rank: true }).meta({ id: 'ListedText' });
const WireIncExc = WireText.omit({ text: true })
  .extend({ incExcDesc: TripText.shape.text })
  .meta({ id: 'ListedInclusion' });

export const CostTotal = z.object({ currency: Currency, costEst: z.number(), costAct: z.number() });
export const TripTotals = z
  .object({
    miles: z.number(),
    hours: z.number(),
    nights: z.number().int(),
    /** In the trip's currency; null if there are amounts in other currencies. */
    costEst: z.number().nullable(),
    costAct: z.number().nullable(),
    /** One line per currency in use: the trip's own first, then by code. */
    costs: z.array(CostTotal),
  })
  .meta({ id: 'TripTotals' });
export type TripTotals = z.infer<typeof TripTotals>;

export const Owner = z
  .object({
    type: z.enum(['BP', 'CS']).nullable(),
    businessPersonName: z.string().nullable(),
    businessTitle: z.string().nullable(),
    businessEmail: z.string().nullable(),
    businessPhone: z.string().nullable(),
    tripOverviewURL: z.string().nullable(),
    scheduleMeetingURL: z.string().nullable(),
    company: z
      .object({
        website: z.string().nullable(),
        image1: z.string().nullable(),
        image2: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Owner' });

const OnWire = { tripid: Id };

/** The rows of a trip as they are on the wire. */
export const WireDestination = Destination.extend(OnWire);
export const WireEvent = TripEvent.extend(OnWire);
export const WireCost = TripCost.extend(OnWire);
export const WireTrack = TripTrack.extend(OnWire);
export const WireBooking = TripBooking.extend(OnWire);
export const WirePicture = TripPicture.extend({ ...OnWire, ID: Id });

/**
 * The whole trip on the wire, for someone who may edit it: the fields of its own row, three of which have other names here,
 * and all other rows.
 */
export const Trip = TripRow.omit({ displayName: true, displayTagline: true, textItinerary: true })
  .extend({
    /** Counts the changes; every write returns the new version. */
    version: z.number().int().min(0),
    createdAt: Instant,
    updatedAt: Instant,
    viewedAt: Instant.nullable(),
    /** The address of the header picture; null without one. */
    picture: z.string().nullable(),
    /** In order. */
    destinations: z.array(WireDestination),
    /** By start, then sortId, then id. */
    tripEvents: z.array(WireEvent),
    /** By id, and so in the order they were created. */
    tripCosts: z.array(WireCost),
    tripPictures: z.array(WirePicture),
    /** By id, and so in the order they were added. */
    tracks: z.array(WireTrack),
    /** By id, and so in the order they were added. */
    bookings: z.array(WireBooking),
    headlines: z.array(WireText),
    tripDescriptions: z.array(WireText),
    callToActions: z.array(WireText),
    nextSteps: z.array(WireText),
    contacts: z.array(WireText),
    offerDeadlines: z.array(WireText),
    validThrus: z.array(WireText),
    tripInclusions: z.array(WireIncExc),
    tripExclusions: z.array(WireIncExc),
    /**
     * As HTML with nothing but headings, paragraphs, lists, bold text and safe links, and as the data it is made from.
     */
    textItinerary: z.object({ TRIP_ITINERARY_TEXT: z.string(), blocks: RichText }).nullable(),
    DISPLAY_NAME: z.string(),
    DISPLAY_TAGLINE: z.string(),
    owner: Owner.nullable(),
    totals: TripTotals,
  })
  .meta({ id: 'Trip' });
export type Trip = z.infer<typeof Trip>;

/** One line of the trip list. */
export const TripSummary = z
  .object({
    id: Id,
    version: z.number().int(),
    name: z.string(),
    type: z.string(),
    travelerName: z.string(),
    /** True for a template that everyone sees; the first edit copies it. */
    demo: z.boolean(),
    picture: z.string().nullable(),
    startDate: LocalDate.nullable(),
    endDate: LocalDate.nullable(),
    viewedAt: Instant.nullable(),
    updatedAt: Instant,
    nights: z.number().int(),
    miles: z.number(),
    /** In order: what is needed to draw the trip's fold bar, list its stops and choose its scene. */
    destinations: z.array(
      z.object({
        id: Id,
        name: z.string(),
        localName: z.string().nullable(),
        region: z.string().nullable(),
        country: z.string().nullable(),
        nights: z.number().int(),
        transport: Transport,
      }),
    ),
  })
  .meta({ id: 'TripSummary' });
export type TripSummary = z.infer<typeof TripSummary>;
