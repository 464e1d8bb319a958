import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { afterPress } from '../../lib/forms/after-press';
import { useKeptForm } from '../../planner-state/kept-form';
import { brokenLimit, type NumberLimits } from '../../ui/fields/number-limits';
import { useTripFormat } from '../trip-format';
import { type ItemAmount, readItemAmount, type TypedMoney } from './one-currency';
import { currencyInText, formatTyped } from './typed-money';

/** The parameters of a field for an amount. */
export interface TypedAmount {
  /** Null if empty, NaN if the text isn't an amount or is in a currency other than the holder's. */
  amount: number | null;
  /** The ISO 4217 code of the amount's currency. */
  currency: string;
  /** The other amount of the item that holds its currency, see `holderOf`; null for none. */
  holder: ItemAmount | null;
  limits: NumberLimits;
  /** Key for keeping text that isn't an amount while its form is off the page; see `useKeptForm`, which keeps the rest. */
  keptAs?: string | undefined;
  /** Called on each change of the text, and once an amount that was refused becomes valid. */
  onChange: (typed: TypedMoney) => void;
}

/**
 * Reads amounts as people type them, and keeps text that it can't read.
 *
 * @returns the attributes of the input; what is wrong and how an ambiguous text was read, both in words; and `check`
 */
export function useTypedAmount({ amount, currency, holder, limits, keptAs, onChange }: TypedAmount) {
  const t = useTranslations('ui');
  const locale = useLocale();
  // The field's text while someone types in it, and as long as it isn't an amount.
  const [kept, keep] = useKeptForm<string | null>(
    keptAs ?? '',
    null,
    (text) => keptAs === undefined || text === null,
  );
  const [typed, setTypedText] = useState(Number.isNaN(amount) ? kept : null);
  const [isLeft, setLeft] = useState(typed !== null);
  const told = useRef<number | null>(amount);
  const isOwn = Object.is(told.current, amount);
  const text = typed !== null && isOwn ? typed : formatTyped(amount, locale, currency);
  const found = readItemAmount(text, currency, holder);
  const format = useTripFormat();
  const money = (value: number) => format.money(value, currency);

  function setTyped(next: string | null) {
    keep(next);
    setTypedText(next);
  }

  function tell(read: typeof found) {
    told.current = read.kind === 'amount' ? read.amount : read.kind === 'empty' ? null : Number.NaN;
    onChange({ amount: told.current, named: read.kind === 'amount' ? read.currency : null });
  }

  // Once the other amount is cleared, the amount that was refused because of it becomes valid.
  const isRefused = typed !== null && isOwn && Number.isNaN(amount);
  const isFree = isRefused && found.kind === 'amount';
  useEffect(() => {
    if (isFree) tell(found);
  });

  const input = {
    value: text,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const next = event.currentTarget.value;
      setTyped(next);
      setLeft(false);
      tell(readItemAmount(next, currency, holder));
    },
    onBlur: () =>
      afterPress(() => {
        setLeft(true);
        if (found.kind === 'amount' || found.kind === 'empty') setTyped(null);
      }),
  };
  /** Shows what is wrong with the text, for example when the form is submitted. */
  const check = () => setLeft(true);

  function wrong(): string | undefined {
    if (found.kind === 'clash') {
      return t('amountOtherCurrency', { holder: found.holder, currency: currencyInText(currency, locale) });
    }
    if (found.kind === 'unreadable') {
      return isLeft ? t('amountUnreadable', { example: money(1_200) }) : undefined;
    }
    const broken = brokenLimit(amount, limits);
    if (broken === null) return undefined;
    return t(broken === 'maximum' ? 'amountTooLarge' : 'amountTooSmall', { limit: money(limits[broken]) });
  }
  const isTold = typed !== null && found.kind === 'amount' && (found.isUnsure || found.currency !== null);
  const reading = isTold && amount !== null ? t('amountRead', { amount: money(amount) }) : undefined;
  return { input, error: wrong(), reading, check };
}
