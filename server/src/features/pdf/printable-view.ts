import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import type { TripView } from '@wayfold/domain/page/trip-view';
import { cleanText, missesLetters, saysSomething } from '../drawing/clean-text';
import type { FontLetters } from '../drawing/font-letters';
import type { PdfWords } from './words/pdf-words';

/** A trip as paper can show it, and whether letters were left out because none of our fonts has them. */
export type PrintableView = { readonly view: TripView; readonly isWhole: boolean };

/**
 * Cleans every text of a trip. If nothing is left of a name, a substitute takes its place: a region or a number for a
 * destination, its kind for an event. A trip or a cost has no name then, as if nobody had entered one.
 */
export function printableView(view: TripView, fonts: FontLetters, words: PdfWords): PrintableView {
  const isWhole = !missesLetters(JSON.stringify(view), fonts);
  const cleaned = cleanTexts(view, fonts);
  if (isWhole) return { view: cleaned, isWhole };
  const { document } = cleaned;
  const { trip, destinations, events, costs } = document;
  return {
    isWhole,
    view: {
      ...cleaned,
      document: {
        ...document,
        trip: { ...trip, name: told(trip.name), displayName: told(trip.displayName) },
        destinations: changed(destinations, (stop) => ({ ...stop, name: stopName(stop, words) })),
        events: changed(events, (event) => ({ ...event, name: eventName(event, words) })),
        costs: changed(costs, (cost) => ({ ...cost, supplier: told(cost.supplier) })),
      },
    },
  };
}

/** Fields with URLs, which aren't shown as text. */
const ADDRESSES = new Set(['href', 'imageUrl', 'creditUrl']);

/** The same value with each of its texts cleaned; URLs and ids are unchanged. */
export function cleanTexts<V>(value: V, fonts: FontLetters): V {
  if (typeof value === 'string') return cleanText(value, fonts) as V;
  if (Array.isArray(value)) return value.map((item: unknown) => cleanTexts(item, fonts)) as V;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    ADDRESSES.has(key) ? item : cleanTexts(item, fonts),
  ]);
  return Object.fromEntries(entries) as V; // the same keys with values of the same types
}

function changed<R>(rows: Readonly<Record<string, R>>, change: (row: R) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row)]));
}

/** The text, or an empty one if it has nothing left to say. */
function told(text: string): string {
  return text === '' || saysSomething(text) ? text : '';
}

function stopName({ name, region, country, destinationOrder }: Destination, words: PdfWords): string {
  if (name === '' || saysSomething(name)) return name;
  return [region, country].find((text) => text && saysSomething(text)) ?? words.stop(destinationOrder);
}

function eventName({ name, category }: TripEvent, words: PdfWords): string {
  return name === '' || saysSomething(name) ? name : words.categories[category];
}
