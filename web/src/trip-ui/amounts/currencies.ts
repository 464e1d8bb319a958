import { CURRENCIES } from '@wayfold/contract/kernel/currencies';
import { signOf } from './typed-money';

/** A currency to choose. */
export interface CurrencyChoice {
  /** ISO 4217. */
  code: string;
  /** In the user's language: "Swiss Franc". */
  name: string;
  /** Shown before an amount: "$", "CHF". */
  sign: string;
}

/** The most common currencies, in the order in which they are offered. */
const USUAL: readonly string[] = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CAD',
  'AUD',
  'CHF',
  'MXN',
  'CNY',
  'INR',
  'SEK',
  'NOK',
  'DKK',
  'NZD',
];

const known = new Map<string, readonly CurrencyChoice[]>();

/** All currencies with their names in a language: the common ones first, then by name. */
function choicesIn(locale: string): readonly CurrencyChoice[] {
  const there = known.get(locale);
  if (there) return there;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const rank = (code: string) => (USUAL.includes(code) ? USUAL.indexOf(code) : USUAL.length);
  const choices = CURRENCIES.map((code) => ({
    code,
    name: names.of(code) ?? code,
    sign: signOf(code, locale),
  })).sort((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, locale));
  known.set(locale, choices);
  return choices;
}

/** Finds currencies whose code, sign, name or a word of it starts with a text; all if the text is empty. `first` comes first. */
export function findCurrencies(
  text: string,
  { locale, first }: { locale: string; first: string },
): CurrencyChoice[] {
  const said = text.trim().toLocaleLowerCase(locale);
  const fits = ({ code, name, sign }: CurrencyChoice) =>
    [code, sign, name, ...name.split(' ')].some((word) => word.toLocaleLowerCase(locale).startsWith(said));
  const found = choicesIn(locale).filter(fits);
  return [...found.filter(({ code }) => code === first), ...found.filter(({ code }) => code !== first)];
}

/** "Euro (EUR)". */
export function currencyWords(code: string, locale: string): string {
  const choice = choicesIn(locale).find((one) => one.code === code);
  return choice ? `${choice.name} (${code})` : code;
}
