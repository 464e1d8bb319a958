import { MAX_AMOUNT } from '@wayfold/contract/values';
import { brokenLimit, type NumberLimits } from '../ui/number-limits';

/** How amounts of a currency are shown while they are typed; a code that is no currency yet shows plain numbers. */
export function moneyFormat(currency: string): Intl.NumberFormatOptions {
  if (!/^[A-Za-z]{3}$/.test(currency)) return { maximumFractionDigits: 2 };
  return { style: 'currency', currency: currency.toUpperCase(), minimumFractionDigits: 0 };
}

/** What a cost may be; below zero it is a refund. */
export const COST_LIMITS: NumberLimits = { minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT };

/** What a thing planned may cost. */
export const PRICE_LIMITS: NumberLimits = { minimum: 0, maximum: MAX_AMOUNT };

/** Whether every amount can be saved; those that are not there can. */
export function areWithin(amounts: readonly (number | null)[], limits: NumberLimits): boolean {
  return amounts.every((amount) => brokenLimit(amount, limits) === null);
}
