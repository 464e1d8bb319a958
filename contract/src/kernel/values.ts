import { z } from 'zod';
import { isCurrency } from './currencies';
import { StringUpTo } from './text';

/** What to do about a text of another form; that it is no text at all is said elsewhere. */
const formSaid = (sentence: string) => ({
  error: ({ code }: { code: string }) => (code === 'invalid_format' ? sentence : undefined),
});

const ID = 'Use an id as answers name it: a UUID in lowercase letters.';
/** The id of any row: a lowercase UUID. */
export const Id = z.uuid(formSaid(ID)).lowercase(ID).meta({ id: 'Id' });
export type Id = z.infer<typeof Id>;

const NEW_ID =
  'Make a new id: a UUID of version 7 in lowercase letters, such as 019aae4f-3c51-7d2e-9b40-5f1c6a7e8d90.';
/** An id made by whoever creates the row: a lowercase UUIDv7, so ids sort by the time they were made. */
export const NewId = z.uuidv7(formSaid(NEW_ID)).lowercase(NEW_ID);

const DATE = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/;
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

function isCalendarDay(value: string): boolean {
  if (!DATE.test(value)) return false;
  const [year = 0, month = 0, day = 0] = value.slice(0, 10).split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const DAY = 'Use a date such as 2027-05-08, from 1900 to 2199.';

/** A calendar day without a zone, `YYYY-MM-DD`, from 1900 to 2199. */
export const LocalDate = StringUpTo(10, DAY)
  .refine((value) => value.length === 10 && isCalendarDay(value), DAY)
  .meta({ id: 'LocalDate', format: 'date' });
export type LocalDate = z.infer<typeof LocalDate>;

const TIME = 'Use a time such as 16:30.';
/** A time of day on a 24-hour clock, `HH:MM`. */
export const TimeOfDay = StringUpTo(5, TIME).regex(TIME_OF_DAY, TIME);

const MOMENT = 'Use a day such as 2027-05-08 or a day and time such as 2027-05-08T16:30.';

/**
 * A day, or a day and a wall-clock minute, in the place's own time: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`.
 * Texts of one length sort in time order.
 */
export const LocalMoment = StringUpTo(16, MOMENT)
  .refine(
    (value) =>
      isCalendarDay(value) &&
      (value.length === 10 || (value[10] === 'T' && TIME_OF_DAY.test(value.slice(11)))),
    MOMENT,
  )
  .meta({ id: 'LocalMoment' });
export type LocalMoment = z.infer<typeof LocalMoment>;

/** Degrees, longitude first: `[lon, lat]`, WGS84. */
export const Coords = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .meta({ id: 'Coords', description: '[longitude, latitude] in degrees' });
export type Coords = z.infer<typeof Coords>;

/** The largest amount a trip takes, either way. */
export const MAX_AMOUNT = 1_000_000_000;

/** Money in major units (dollars, not cents) with at most three decimals; never NaN or infinite. */
export const Amount = z
  .number()
  .min(-MAX_AMOUNT)
  .max(MAX_AMOUNT)
  .refine(
    (value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6,
    'Use at most three decimals for an amount.',
  )
  .meta({ id: 'Amount' });

const CURRENCY = 'Use a currency code of ISO 4217, such as USD, EUR or JPY.';
/** An ISO 4217 code of a currency that people can pay with, such as `USD`. */
export const Currency = StringUpTo(3, CURRENCY).refine(isCurrency, CURRENCY).meta({ id: 'Currency' });

/** The ways to travel to the next destination, spelled as the wire has them. */
export const TRANSPORTS = [
  'MyVehicle',
  'RVorTrailer',
  'RentalCar',
  'Flight',
  'Uber',
  'Lyft',
  'Taxi',
  'Walk',
  'Train',
  'Subway',
  'Bus',
  'Shuttle',
  'Bike',
  'Boat',
  'Ferry',
  'Tram',
  'Ground',
  'Other',
  'Hidden',
] as const;
export const Transport = z.enum(TRANSPORTS).meta({ id: 'Transport' });
export type Transport = z.infer<typeof Transport>;
export const DEFAULT_TRANSPORT: Transport = 'MyVehicle';

/** What money is spent on, in the order in which lists and charts show it. Events use the same list. */
export const EXPENSE_CATEGORIES = [
  'Lodging',
  'Transport',
  'Food',
  'Activities',
  'Other',
  'Park passes',
  'Shopping',
  'Insurance',
  'Fees',
] as const;
export const ExpenseCategory = z.enum(EXPENSE_CATEGORIES).meta({ id: 'ExpenseCategory' });
export type ExpenseCategory = z.infer<typeof ExpenseCategory>;

const ZONE = 'Use a time zone name such as America/Denver.';
/** What names of zones are made of, whether or not there is such a zone. */
const ZONE_NAME = /^[A-Za-z0-9_+/-]{1,64}$/;
const MOST_ZONES = 1_000;
/** Whether there is a zone of a name, in lower case, since asking the engine takes as long as checking a whole event. */
const zones = new Map<string, boolean>();

function isTimeZone(zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  const name = zone.toLowerCase();
  const known = zones.get(name);
  if (known !== undefined) return known;
  if (zones.size >= MOST_ZONES) zones.clear();
  const isKnown = isKnownToEngine(name);
  zones.set(name, isKnown);
  return isKnown;
}

function isKnownToEngine(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch (problem) {
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}

/** An IANA time zone name such as `America/Denver`. */
export const TimeZone = StringUpTo(64, ZONE).refine(isTimeZone, ZONE).meta({ id: 'TimeZone' });

/** An instant in UTC, ISO 8601 with a trailing Z. */
export const Instant = z.iso.datetime().meta({ id: 'Instant' });
