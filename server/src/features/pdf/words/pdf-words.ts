import type { ExpenseCategory, Transport } from '@wayfold/contract/kernel/values';
import type { Reach } from '@wayfold/contract/kernel/word-lists';
import type { TripNameWords } from '@wayfold/domain/format/trip-name';

/** The product's own texts in a PDF. */
export type PdfWords = TripNameWords & {
  readonly locale: string;
  /** A stay without nights is a day visit. */
  readonly nights: (count: number) => string;
  readonly scan: string;
  readonly madeOn: (date: string) => string;
  /** Said if letters were left out. */
  readonly unprinted: string;
  /** Said if a trip has more than one PDF prints. */
  readonly tooLong: string;
  /** Plans without their own line; a sentence follows. */
  readonly morePlans: (count: number) => string;
  readonly wholeAt: (link: string) => string;
  /** For a trip that isn't shared. */
  readonly wholeOnScreen: string;
  /** Said about those of them that are estimates. */
  readonly estimates: Readonly<Record<'both' | 'distances' | 'prices', string>>;
  readonly pageOf: (page: number, pages: number) => string;
  readonly route: string;
  readonly allTogether: string;
  readonly about: (amount: string) => string;
  readonly noWay: string;
  /** The ships and car trains of a leg and their time. */
  readonly ferries: (names: string, time: string) => string;
  /** A ferry in such a list. */
  readonly ferry: (name: string | null) => string;
  /** A flight's time at airports, and on the ways to and from them. */
  readonly airports: (time: string, ways: string | null) => string;
  readonly mapOf: (trip: string) => string;
  /** A destination whose name cannot be printed. */
  readonly stop: (number: number) => string;
  readonly day: (number: number) => string;
  /** Heading of a page on which something continues. */
  readonly continued: (what: string) => string;
  readonly free: string;
  readonly booked: string;
  readonly until: (time: string) => string;
  /** How one gets to a plan. */
  readonly reach: Readonly<Record<Reach, string>>;
  readonly reachFrom: (way: string, place: string) => string;
  readonly nightAt: (name: string) => string;
  readonly closedThatDay: string;
  readonly openHours: (times: string) => string;
  readonly closedThen: (times: string) => string;
  readonly pictures: string;
  readonly photoBy: (name: string) => string;
  readonly costs: string;
  readonly costEst: string;
  readonly costAct: string;
  readonly approximate: string;
  readonly inCurrency: (currency: string) => string;
  /** Costs that are merged into one line. */
  readonly more: (count: number) => string;
  readonly total: string;
  readonly inWords: string;
  readonly inclusions: string;
  readonly exclusions: string;
  readonly offers: string;
  readonly nextSteps: string;
  readonly actions: string;
  readonly contact: string;
  readonly meeting: string;
  readonly video: string;
  readonly categories: Readonly<Record<ExpenseCategory, string>>;
  readonly transports: Readonly<Record<Transport, string>>;
};
