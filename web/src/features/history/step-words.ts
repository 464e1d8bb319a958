import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import type { Write } from '@wayfold/contract/trip/patch';
import type { useTranslations } from 'use-intl';
import type { ToldStep } from '../../api/trip-session/trip-steps';
import type { TripFormat } from '../../trip-ui/trip-format';
import type { StopThen } from './stops-then';

/** What sentences about steps are made with. */
export interface StepWords {
  readonly t: ReturnType<typeof useTranslations<'history'>>;
  readonly category: (category: ExpenseCategory) => string;
  readonly format: TripFormat;
  /** The currency of a row's amounts. */
  readonly currencyOf: (write: Write) => string;
}

/** A step and the destinations as they stood after it. */
export interface StepThen {
  readonly entry: ToldStep;
  readonly stops: readonly StopThen[];
  /** True for an undo of an undo, which brings a step back. */
  readonly isBringingBack: boolean;
}
