import { type ReadAmount, readAmount } from '@wayfold/domain/format/read-amount';

/** The amounts that an item of the trip can have, in the order in which an error names them. */
const ITEM_AMOUNTS = ['costEst', 'costAct', 'netPrice', 'commission', 'grossGiven'] as const;
export type ItemAmount = (typeof ITEM_AMOUNTS)[number];

/** The amounts that an item has: null if a field is empty, NaN if its text isn't an amount. */
export type ItemAmounts = Readonly<Partial<Record<ItemAmount, number | null>>>;

/** What was typed: an amount, and the currency whose sign or code was typed with it, or null. */
export interface TypedMoney {
  amount: number | null;
  named: string | null;
}

/**
 * Which other amount of an item holds its currency. An item has one currency for all its amounts, so a sign typed in one field
 * must not relabel the amount in another. Null if the field may set it.
 */
export function holderOf(amounts: ItemAmounts, field: ItemAmount): ItemAmount | null {
  const isHeld = (amount: number | null | undefined) => typeof amount === 'number' && !Number.isNaN(amount);
  return ITEM_AMOUNTS.find((other) => other !== field && isHeld(amounts[other])) ?? null;
}

/**
 * Reads the text in the field of one amount of an item; a clash if it names a currency other than the one that is held.
 *
 * @param currency the item's, an ISO 4217 code
 * @param holder the other amount that holds the currency; null for none
 */
export function readItemAmount(
  text: string,
  currency: string,
  holder: ItemAmount | null,
): ReadAmount | { readonly kind: 'clash'; readonly holder: ItemAmount } {
  const read = readAmount(text, currency);
  const isOther = read.kind === 'amount' && read.currency !== null && read.currency !== currency;
  return isOther && holder !== null ? { kind: 'clash', holder } : read;
}

/**
 * The fields of an item that a typed amount sets: the amount, and the currency if one was named. This includes the trip's own
 * currency, so that the amount stays in it when the trip's currency changes.
 */
export function typedFields<Field extends ItemAmount>(
  field: Field,
  { amount, named }: TypedMoney,
): Record<Field, number | null> & { currency?: string } {
  const amounts = { [field]: amount } as Record<Field, number | null>; // the only key is computed
  return named === null ? amounts : { ...amounts, currency: named };
}
