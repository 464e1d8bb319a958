import type { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import {
  type DistanceUnit,
  formatDate,
  formatDistance,
  formatDuration,
  formatFullDays,
  formatMoney,
  formatTimeOfDay,
  formatWeekday,
} from '@wayfold/domain/format/format';
import { tripName } from '@wayfold/domain/format/trip-name';
import type { TripPage } from '@wayfold/domain/page/trip-page';
import type { LeftOut } from '../printed-part';
import type { PdfWords } from '../words/pdf-words';
import { type Look, MARGIN, SHEETS } from './look';

/** A picture ready to be placed: JPEG bytes. */
export type Picture = Buffer;

/** What all parts of a paper are drawn from. */
export type Paper = {
  readonly document: TripDocument;
  /** The trip as on its public page: dates, costs and texts in words. */
  readonly page: TripPage;
  readonly options: PdfOptions & { readonly units: DistanceUnit };
  readonly words: PdfWords;
  readonly look: Look;
  /** Whether everything could be printed as written. */
  readonly isWhole: boolean;
  /** What the PDF leaves out of the trip. */
  readonly leftOut: LeftOut;
  readonly link: string | null;
  readonly map: Picture | null;
  readonly cover: Picture;
  /** The credit of the cover picture; null if it needs none. */
  readonly coverCredit: string | null;
  /** Pictures of the trip by id. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The scene of each destination by its id. */
  readonly scenes: ReadonlyMap<string, Picture>;
  /** The day it is made, `YYYY-MM-DD`. */
  readonly today: string;
  readonly format: PaperFormat;
};

/** Numbers and dates in the paper's language. */
export type PaperFormat = ReturnType<typeof paperFormat>;

/** Binds the product's formatters to a language and a unit. */
export function paperFormat(locale: string, unit: DistanceUnit) {
  return {
    date: (date: string) => formatDate(date, locale),
    weekday: (date: string) => formatWeekday(date, locale),
    fullDays: (from: string, to: string) => formatFullDays(from, to, locale),
    time: (time: string) => formatTimeOfDay(time, locale),
    money: (amount: number, currency: string) => formatMoney(amount, currency, locale),
    distance: (miles: number) => formatDistance(miles, unit, locale),
    duration: (hours: number) => formatDuration(hours, locale),
  };
}

/** The size of the sheet, and of the area inside its margins, in points. */
export function sheetOf({ options }: Pick<Paper, 'options'>) {
  const sheet = SHEETS[options.paper];
  return { ...sheet, innerWidth: sheet.width - 2 * MARGIN, innerHeight: sheet.height - 2 * MARGIN };
}

/** An outline entry that links to the place where it is used. */
export function bookmarkOf(paper: Pick<Paper, 'options'>, title: string) {
  // The library measures the left edge from the right side.
  return { title, left: sheetOf(paper).width, fit: false, expanded: true };
}

/** What the trip is called. */
export function nameOf({ page, words }: Pick<Paper, 'page' | 'words'>): string {
  return tripName({ name: page.name || page.displayName, destinations: page.stops }, words);
}
