import type { useTranslations } from 'use-intl';
import type { TripFormat } from '../../trip-ui/trip-format';

/** What is needed to write sentences about findings. */
export interface FindingWords {
  readonly t: ReturnType<typeof useTranslations<'tripCheck'>>;
  readonly format: TripFormat;
}

/** The text of a finding: a sentence that names its rows, its cause, and the labels of its buttons. */
export interface FindingText {
  readonly sentence: string;
  readonly cause: string;
  /** The labels of its one-click fixes, in their order. */
  readonly fixes: readonly string[];
}
