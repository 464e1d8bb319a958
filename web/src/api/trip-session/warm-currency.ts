import { useIsMember, useSession } from '../account/account';
import { usePreferences } from '../account/preferences';

/** Preloads the account's currency before a trip begins. */
export function useWarmCurrency(): void {
  const session = useSession();
  const isMember = useIsMember();
  usePreferences(isMember ? (session?.userId ?? null) : null);
}
