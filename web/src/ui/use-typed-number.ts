import type { KeyboardEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { brokenLimit, type NumberLimits } from './number-limits';

/** What a field for a number works with. */
export interface TypedNumber {
  /** Null when empty. */
  value: number | null;
  /** Called when the value settles (blur, Enter, a step), not at each key; also with a number beyond the limits. */
  onChange: (value: number | null) => void;
  limits: NumberLimits;
  /** How the number is shown, such as `{style: 'currency', currency: 'USD'}`. */
  format: Intl.NumberFormatOptions;
}

/**
 * Keeps what is typed also beyond the limits, and says how to put it right.
 *
 * That is said while it is typed: no further digit brings a number back, and nothing moves when the field is left.
 *
 * @returns `field` for the library's number field and `input` for the input in it; `errorOf`, the sentence for what
 *   stands there (NaN when empty)
 */
export function useTypedNumber({ value, onChange, limits, format }: TypedNumber) {
  const t = useTranslations('ui');
  const locale = useLocale();
  const field = {
    value: value ?? Number.NaN,
    onChange: (next: number) => onChange(Number.isNaN(next) ? null : next),
    minValue: limits.minimum,
    maxValue: limits.maximum,
    formatOptions: format,
    // By default the library cuts a number to its limits.
    commitBehavior: 'validate',
    // Its own verdict takes every fraction for a mistake; ours is `errorOf`.
    isInvalid: false,
    validationBehavior: 'aria',
    // Scrolling a form must not change what stands in it.
    isWheelDisabled: true,
  } as const;
  const input = {
    // In a line of text these keys go along it; the library would put the least or the most number there.
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
    },
  };
  function errorOf(typed: number): string | undefined {
    const broken = brokenLimit(typed, limits);
    if (broken === null) return undefined;
    const limit = new Intl.NumberFormat(locale, format).format(limits[broken]);
    return t(broken === 'maximum' ? 'amountTooLarge' : 'amountTooSmall', { limit });
  }
  return { field, input, errorOf };
}
