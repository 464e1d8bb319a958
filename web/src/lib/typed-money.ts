/** How amounts of a currency are shown while they are typed; a code that is no currency yet shows plain numbers. */
export function moneyFormat(currency: string): Intl.NumberFormatOptions {
  if (!/^[A-Za-z]{3}$/.test(currency)) return { maximumFractionDigits: 2 };
  return { style: 'currency', currency: currency.toUpperCase(), minimumFractionDigits: 0 };
}

/** The largest amount the trip takes, either way. */
export const MOST_MONEY = 1_000_000_000;
