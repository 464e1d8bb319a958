import type { QueryClient } from '@tanstack/react-query';
import { isCurrency } from '@wayfold/contract/kernel/currencies';
import type { Preferences } from '@wayfold/contract/people/preferences';
import countryToCurrency from 'country-to-currency';
import { preferencesKey } from '../account/preferences';
import { readSetting } from '../client/settings';
import { readSession } from '../sign-in/session';

/**
 * Guesses a trip's main currency: the account's, else that of the country where the trip starts.
 *
 * @param countryCode two letters of ISO 3166; null if unknown
 * @returns null if there is no better guess than the default
 */
export function firstCurrency(queryClient: QueryClient, countryCode: string | null): string | null {
  const usual = readSetting('default_currency');
  const { userId } = readSession() ?? {};
  const chosen = userId && queryClient.getQueryData<Preferences>(preferencesKey(userId))?.currency;
  const guess = chosen && chosen !== usual ? chosen : currencyOf(countryCode);
  return guess === usual ? null : guess;
}

function currencyOf(countryCode: string | null): string | null {
  const code = Object.entries(countryToCurrency).find(([country]) => country === countryCode)?.[1];
  return code && isCurrency(code) ? code : null;
}
