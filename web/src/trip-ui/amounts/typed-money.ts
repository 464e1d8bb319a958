import { MAX_AMOUNT } from '@wayfold/contract/kernel/word-lists';
import { brokenLimit, type NumberLimits } from '../../ui/fields/number-limits';

/** The sign of a currency before a typed amount: "$", "CA$", "CHF". */
export function signOf(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A currency in running text: "Japanese yen", "US dollars". */
export function currencyInText(currency: string, locale: string): string {
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return amounts.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Formats an amount for its field so that reading it gives the same amount: empty for null and NaN. */
export function formatTyped(amount: number | null, locale: string, currency: string): string {
  if (amount === null || Number.isNaN(amount)) return '';
  const { maximumFractionDigits: usual = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const decimals = String(Math.abs(amount)).split('.')[1]?.length ?? 0;
  // Exactly three decimals would be read as thousands.
  const digits = decimals === 0 ? 0 : decimals === 3 ? 4 : Math.min(2, Math.max(decimals, usual));
  return new Intl.NumberFormat(locale, {
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount);
}

/** The limits of a cost; below zero it is a refund. */
export const COST_LIMITS: NumberLimits = { minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT };

/** The limits of an event's cost. */
export const PRICE_LIMITS: NumberLimits = { minimum: 0, maximum: MAX_AMOUNT };

/** Whether every amount can be saved: null can, NaN can't. */
export function areWithin(amounts: readonly (number | null)[], limits: NumberLimits): boolean {
  return amounts.every((amount) => !Number.isNaN(amount) && brokenLimit(amount, limits) === null);
}
