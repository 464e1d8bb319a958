/** What people pay with most, the dollar first and then by code. */
const CURRENCIES = [
  'USD',
  'AED',
  'ARS',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CLP',
  'CNY',
  'COP',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'ISK',
  'JPY',
  'KRW',
  'MAD',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PEN',
  'PHP',
  'PLN',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'TWD',
  'VND',
  'ZAR',
];

/** The currencies to choose from, the one chosen among them: "USD, $", "CHF". */
export function currencyOptions(chosen: string, locale: string): { id: string; label: string }[] {
  const codes = CURRENCIES.includes(chosen) ? CURRENCIES : [chosen, ...CURRENCIES];
  return codes.map((code) => {
    const symbol = symbolOf(code, locale);
    return { id: code, label: symbol === code ? code : `${code}, ${symbol}` };
  });
}

function symbolOf(code: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
