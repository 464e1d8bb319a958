import type { ExpenseCategory, Transport } from '@wayfold/contract/kernel/values';

/** The words of a PDF that are the product's own. */
export type PdfWords = {
  readonly locale: string;
  readonly untitled: string;
  readonly nights: (count: number) => string;
  readonly scan: string;
  readonly madeOn: (date: string) => string;
  /** Where letters were left out. */
  readonly unprinted: string;
  /** Where a trip has more than one PDF prints. */
  readonly tooLong: string;
  /** Plans that have no line of their own; a sentence follows. */
  readonly morePlans: (count: number) => string;
  readonly wholeAt: (link: string) => string;
  /** Of a trip that is not shared. */
  readonly wholeOnScreen: string;
  readonly estimates: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly route: string;
  readonly fromTo: (from: string, to: string) => string;
  readonly allTogether: string;
  readonly about: (amount: string) => string;
  readonly noWay: string;
  readonly mapOf: (trip: string) => string;
  /** A destination whose name cannot be printed. */
  readonly stop: (number: number) => string;
  readonly day: (number: number) => string;
  /** Heads a page on which something goes on. */
  readonly continued: (what: string) => string;
  readonly free: string;
  readonly booked: string;
  readonly until: (time: string) => string;
  readonly pictures: string;
  readonly photoBy: (name: string) => string;
  readonly costs: string;
  readonly costEst: string;
  readonly costAct: string;
  readonly approximate: string;
  readonly inCurrency: (currency: string) => string;
  /** Costs that share one line. */
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
