/** The two halves of the token in an emailed link, as in its URL. */
export interface MailedLinkHalves {
  a: string;
  b: string;
}

const kept = new Map<string, MailedLinkHalves>();

/**
 * Removes an emailed link's secret from the URL, so it doesn't stay in the history or the referrer.
 *
 * It is only kept in memory for this page: after a reload, the email is needed again.
 */
export function keepMailedLink(purpose: string, halves: MailedLinkHalves): void {
  kept.set(purpose, halves);
}

/** The link that was opened for a purpose; null if there is none. */
export function mailedLink(purpose: string): MailedLinkHalves | null {
  return kept.get(purpose) ?? null;
}

let key: string | null = null;

/** Removes the unsubscribe key of a travel tips email from the URL, for the same reason. */
export function keepMailedKey(mailed: string): void {
  key = mailed;
}

/** The unsubscribe key from the URL; null if there is none. */
export function mailedKey(): string | null {
  return key;
}

let query = '';

/** Removes a social provider's response from the URL, for the same reason. */
export function keepQuery(search: string): void {
  query = search;
}

/** The query from the social provider's redirect, with its question mark; empty if there is none. */
export function takenQuery(): string {
  return query;
}
