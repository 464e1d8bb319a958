import type { QueryClient } from '@tanstack/react-query';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { readSetting } from '../../../api/client/settings';
import { firstCurrency } from '../../../api/trip-session/first-currency';
import type { NewPlace } from '../../../features/add-destination/new-destination';

/** Sets the currency of a trip's first country; nothing if the trip has another than the default one, or content it matters for. */
export function currencyChanges(
  queryClient: QueryClient,
  { destinations, costs, trip }: TripDocument,
  first: NewPlace | undefined,
): SingleChange[] {
  const isNew = Object.keys(destinations).length === 0 && Object.keys(costs).length === 0;
  if (!first || !isNew || trip.currency !== readSetting('default_currency')) return [];
  const currency = firstCurrency(queryClient, first.countryCode);
  return currency === null ? [] : [{ kind: 'trip.set', fields: { currency } }];
}
