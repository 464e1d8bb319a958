import { readAmount } from '@wayfold/domain/format/read-amount';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { afterPress } from '../../lib/after-press';
import { brokenLimit, type NumberLimits } from '../../ui/fields/number-limits';
import { useTripFormat } from '../trip-format';
import { formatTyped } from './typed-money';

/** What a field for an amount works with. */
export interface TypedAmount {
  /** Null when empty, NaN when what is typed is no amount. */
  amount: number | null;
  /** The ISO 4217 code of the currency it is in. */
  currency: string;
  limits: NumberLimits;
  /**
   * Called with each key.
   *
   * @param named the currency whose sign or code was typed; null without one
   */
  onChange: (amount: number | null, named: string | null) => void;
}

/**
 * Reads amounts as people type them, and keeps what it cannot read.
 *
 * @returns the attributes of the input, the sign of the currency, how an unsure text was read, and what is wrong; the last two in
 *   words
 */
export function useTypedAmount({ amount, currency, limits, onChange }: TypedAmount) {
  const t = useTranslations('ui');
  const locale = useLocale();
  // What stands in the field while it is typed in, and as long as it is no amount.
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const told = useRef<number | null>(amount);
  const isOwn = Object.is(told.current, amount);
  const text = typed !== null && isOwn ? typed : formatTyped(amount, locale, currency);
  const found = readAmount(text, currency);
  const format = useTripFormat();
  const money = (value: number) => format.money(value, currency);

  const input = {
    value: text,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const next = event.currentTarget.value;
      const read = readAmount(next, currency);
      setTyped(next);
      setLeft(false);
      told.current = read.kind === 'amount' ? read.amount : read.kind === 'empty' ? null : Number.NaN;
      onChange(told.current, read.kind === 'amount' ? read.currency : null);
    },
    onBlur: () =>
      afterPress(() => {
        setLeft(true);
        if (found.kind !== 'unreadable') setTyped(null);
      }),
  };
  /** Says what is wrong with what stands there, as when a form is sent. */
  const check = () => setLeft(true);

  const broken = brokenLimit(amount, limits);
  const error =
    found.kind === 'unreadable' && isLeft
      ? t('amountUnreadable', { example: money(1_200.5) })
      : broken === null
        ? undefined
        : t(broken === 'maximum' ? 'amountTooLarge' : 'amountTooSmall', { limit: money(limits[broken]) });
  const isTold = typed !== null && found.kind === 'amount' && (found.isUnsure || found.currency !== null);
  const reading = isTold && amount !== null ? t('amountRead', { amount: money(amount) }) : undefined;
  return { input, error, reading, check };
}
