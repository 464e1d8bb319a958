import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { Block, RichText, Span } from '@wayfold/contract/trip/rich-text';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { timeOf } from '../calendar/dates';
import { type Stay, type StayDay, stayDays, staysOf } from '../dates/itinerary';
import type { TripDocument } from '../document/trip-document';

/** The days of a stay: numbers within the trip, from 1, and dates if there are any. */
export interface WrittenDays {
  readonly firstDay: number;
  readonly lastDay: number;
  /** Null while the trip has no dates, or if none are wanted. */
  readonly dates: { readonly from: LocalDate; readonly to: LocalDate } | null;
}

/** The sentences of a written itinerary, provided by the caller. */
export interface ItineraryWords {
  /** "Days 1 to 2, Denver" */
  heading(days: WrittenDays & { place: string }): string;
  /** How one gets here from the previous stop; empty if that isn't shown. */
  travel(way: Pick<Destination, 'transport' | 'miles' | 'hours'> & { from: string; to: string }): string;
  /** "You stay 2 nights at Redcliff Cabins."; without lodging, only how long. Empty if there is nothing to say. */
  stay(stay: { place: string; nights: number; lodging: readonly string[] }): string;
  /** The start of a day's line, set in bold: "Day 3". */
  day(day: { tripDay: number; date: LocalDate | null }): string;
  /** "Delicate Arch, 6:45 PM" */
  event(event: { name: string; time: string | null }): string;
  /** The events of one day in one line, in order. */
  list(events: readonly string[]): string;
}

/**
 * Describes a trip in text: for each stop a heading, how one gets there and where one sleeps, and a line for each day
 * with something planned.
 *
 * It is written for others to read, so stops and events that pages don't show are left out; so are notes and money.
 *
 * @param withDates adds dates to the day numbers, if the trip has dates
 */
export function writeItinerary(
  document: TripDocument,
  words: ItineraryWords,
  { withDates }: { withDates: boolean },
): RichText {
  const blocks: Block[] = [];
  let before: Destination | null = null;
  for (const stay of staysOf(document)) {
    if (!stay.destination.display) continue;
    blocks.push(...stayBlocks(stay, before, words, withDates));
    before = stay.destination;
  }
  return blocks;
}

function stayBlocks(
  stay: Stay,
  before: Destination | null,
  words: ItineraryWords,
  withDates: boolean,
): Block[] {
  const { destination } = stay;
  const { name: place, nights } = destination;
  const shown = { ...stay, events: stay.events.filter(({ active }) => active) };
  const isLodging = ({ category }: TripEvent) => category === 'Lodging';
  const lodging = [...new Set(shown.events.filter(isLodging).map(({ name }) => name))];
  const told = [
    before ? words.travel({ ...wayFrom(before, destination), from: before.name, to: place }) : '',
    words.stay({ place, nights, lodging }),
  ].filter(Boolean);
  const days = stayDays(shown);
  const lines = days.flatMap((day) => dayLine(day, isLodging, words, withDates));
  return [
    { kind: 'heading', spans: [plain(words.heading({ ...writtenDays(stay, days, withDates), place }))] },
    ...(told.length > 0 ? [{ kind: 'paragraph' as const, spans: [plain(told.join(' '))] }] : []),
    ...(lines.length > 0 ? [{ kind: 'list' as const, ordered: false, items: lines }] : []),
  ];
}

/** The leg that leads here. If a stop in between isn't shown, the distance is left out too. */
function wayFrom(before: Destination, here: Destination): Pick<Destination, 'transport' | 'miles' | 'hours'> {
  const isNext = here.destinationOrder === before.destinationOrder + 1;
  return { transport: before.transport, miles: isNext ? before.miles : 0, hours: isNext ? before.hours : 0 };
}

function writtenDays(stay: Stay, days: readonly StayDay[], withDates: boolean): WrittenDays {
  const { nights, dtArrive } = stay.destination;
  const own = nights + (stay.isLast || nights === 0 ? 1 : 0);
  const inStay = days.filter(({ dayIndex }) => dayIndex >= 1 && dayIndex <= own);
  const first = inStay[0];
  const last = inStay.at(-1);
  const from = first?.date ?? null;
  const to = last?.date ?? null;
  return {
    firstDay: first?.tripDay ?? 1,
    lastDay: last?.tripDay ?? 1,
    dates: withDates && dtArrive !== null && from !== null && to !== null ? { from, to } : null,
  };
}

function dayLine(
  { tripDay, date, events }: StayDay,
  isLeftOut: (event: TripEvent) => boolean,
  words: ItineraryWords,
  withDates: boolean,
): Span[][] {
  const told = events.filter((event) => !isLeftOut(event));
  if (told.length === 0) return [];
  const things = told.map((event) =>
    words.event({
      name: event.name,
      time: event.start === null ? event.timeOfDay : timeOf(event.start),
    }),
  );
  const day = words.day({ tripDay, date: withDates ? date : null });
  return [[{ ...plain(day), bold: true }, plain(` ${words.list(things)}`)]];
}

function plain(text: string): Span {
  return { text, bold: false, href: null };
}
