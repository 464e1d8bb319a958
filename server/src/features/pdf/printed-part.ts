import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { TextKind } from '@wayfold/contract/trip/collections';
import type { Block, RichText, Span } from '@wayfold/contract/trip/rich-text';
import type { Destination, TripEvent, TripText } from '@wayfold/contract/trip/trip';
import { stayDays, staysOf } from '@wayfold/domain/dates/itinerary';
import { type TripDocument, textsOf } from '@wayfold/domain/document/trip-document';
import type { TripView } from '@wayfold/domain/page/trip-view';
import { MOST_PRINTED } from './most-printed';
import { type Room, roomOf, textUnits, UNITS } from './print-units';

/** Longer names of places are cut: they appear above each day and in each line of the route. */
const MOST_NAME = 80;

/** The part of a trip that is printed. */
export type PrintedPart = {
  /** Has long texts cut. Includes all plans, since all of them count in the costs. */
  readonly view: TripView;
  readonly leftOut: LeftOut;
};

export type LeftOut = {
  /** Plans that don't have their own line. */
  readonly plans: ReadonlySet<string>;
  /** Whether notes are cut or missing. */
  readonly hasNotes: boolean;
  /** Whether other texts are cut or missing. */
  readonly hasTexts: boolean;
};

/** Selects as much of a trip as one PDF prints, in the order it is printed. */
export function printedPart(view: TripView): PrintedPart {
  const destinations = Object.values(view.document.destinations).map(withShortNames);
  const named = { ...view.document, destinations: byId(destinations) };
  const { events, plans, hasNotes } = printedPlans(named);
  const { texts, itinerary, hasTexts } = printedTexts(named);
  const trip = { ...named.trip, textItinerary: itinerary };
  return {
    view: { ...view, document: { ...named, trip, events: byId(events), texts: byId(texts) } },
    leftOut: { plans, hasNotes, hasTexts },
  };
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Record<string, Row> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

function withShortNames(destination: Destination): Destination {
  const { name, localName, region, country } = destination;
  const short = <Name extends string | null>(text: Name) =>
    text !== null && text.length > MOST_NAME ? `${tidyText(text, MOST_NAME)}…` : text;
  return {
    ...destination,
    name: short(name) ?? name,
    localName: short(localName),
    region: short(region),
    country: short(country),
  };
}

/** The plans that get a line, in the order of their days, with as much of their notes as fits. */
function printedPlans(document: TripDocument) {
  const room = roomOf(MOST_PRINTED.planUnits);
  const notesRoom = roomOf(MOST_PRINTED.noteUnits);
  const plans = new Set<string>();
  let printed = 0;
  const inOrder = staysOf(document).flatMap((stay) =>
    stayDays(stay).flatMap(({ events }) => events.map((event) => ({ event, stay }))),
  );
  const events = inOrder.map(({ event, stay }): TripEvent => {
    const units = UNITS.plan + textUnits(event.name) + textUnits(stay.destination.name);
    if (printed < MOST_PRINTED.plans && room.take(units)) printed += 1;
    else plans.add(event.id);
    const isPrinted = !plans.has(event.id);
    return { ...event, notes: isPrinted && event.notes !== null ? notesRoom.takeText(event.notes) : null };
  });
  return { events, plans, hasNotes: notesRoom.isShort() };
}

/** Kinds of texts after the itinerary, in the order they are printed. */
const AFTER_ITINERARY: readonly TextKind[] = [
  ...(['tripInclusions', 'tripExclusions', 'offerDeadlines', 'validThrus'] as const),
  ...(['nextSteps', 'callToActions', 'contacts'] as const),
];

function printedTexts(document: TripDocument) {
  const room = roomOf(MOST_PRINTED.textUnits);
  const take = (kinds: readonly TextKind[]) =>
    kinds.flatMap((kind) => textsOf(document, kind).flatMap((text) => printedText(text, room)));
  // One of them is on the cover, where a line or two fit.
  const headlines = textsOf(document, 'headlines').map((row) => ({
    ...row,
    text: tidyText(row.text, TEXT_MAX.line),
  }));
  const descriptions = take(['tripDescriptions']);
  const itinerary = document.trip.textItinerary && printedItinerary(document.trip.textItinerary, room);
  const texts = [...headlines, ...descriptions, ...take(AFTER_ITINERARY)];
  return { texts, itinerary, hasTexts: room.isShort() };
}

function printedText(row: TripText, room: Room): TripText[] {
  if (!room.take(UNITS.paragraph + textUnits(row.href ?? ''))) return [];
  const text = room.takeText(row.text);
  return text === null ? [] : [{ ...row, text }];
}

function printedItinerary(blocks: RichText, room: Room): RichText {
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'list') {
      return room.take(UNITS.paragraph) ? [{ ...block, spans: printedSpans(block.spans, room) }] : [];
    }
    const items = block.items.flatMap((spans) =>
      room.take(UNITS.paragraph) ? [printedSpans(spans, room)] : [],
    );
    return items.length > 0 ? [{ ...block, items }] : [];
  });
}

function printedSpans(spans: readonly Span[], room: Room): Span[] {
  return spans.flatMap((span) => {
    const text = room.take(UNITS.span) ? room.takeText(span.text) : null;
    return text === null ? [] : [{ ...span, text }];
  });
}
