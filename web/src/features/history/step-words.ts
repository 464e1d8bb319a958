import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import type { Write } from '@wayfold/contract/trip/patch';
import type { Toggle } from '@wayfold/domain/changes/change-log';
import type { useTranslations } from 'use-intl';
import type { ToldStep } from '../../api/trip-session/trip-steps';
import type { TripFormat } from '../../trip-ui/trip-format';
import type { StopThen } from './stops-then';

/** What is needed to write sentences about steps. */
export interface StepWords {
  readonly t: ReturnType<typeof useTranslations<'history'>>;
  readonly category: (category: ExpenseCategory) => string;
  readonly format: TripFormat;
  /** The currency of a row's amounts. */
  readonly currencyOf: (write: Write) => string;
}

/** A step, and the destinations as they were after it. */
export interface StepThen {
  readonly entry: ToldStep;
  readonly stops: readonly StopThen[];
  /** The step that an undo or redo is about, resolved through undos of undos; null for any other step. */
  readonly toggled: ToggledStep | null;
}

/** The step that an undo or redo is about. */
export interface ToggledStep {
  readonly kind: Toggle['kind'];
  /** Null if the list doesn't reach back to it. */
  readonly step: StepThen | null;
}

/** Replaces the names of rows that had none with what they were, such as "a track". */
export function withNames(step: StepThen, { t }: StepWords): StepThen {
  const { writes } = step.entry;
  if (!writes?.some(({ name }) => name === '')) return step;
  const named = writes.map((write) => ({ ...write, name: write.name || t(`unnamed.${write.in}`) }));
  return { ...step, entry: { ...step.entry, writes: named } };
}
