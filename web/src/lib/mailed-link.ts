/** The two halves of a mailed link's token, as in its address. */
export interface MailedLinkHalves {
  a: string;
  b: string;
}

const kept = new Map<string, MailedLinkHalves>();

/**
 * Removes a mailed link's secret from the URL, so it stays in no history and no referrer.
 *
 * It is kept in memory for this page only: after a reload, the mail is needed again.
 */
export function keepMailedLink(purpose: string, halves: MailedLinkHalves): void {
  kept.set(purpose, halves);
}

/** The link that was opened for a purpose; null if there is none. */
export function mailedLink(purpose: string): MailedLinkHalves | null {
  return kept.get(purpose) ?? null;
}

let key: string | null = null;

/** Removes the unsubscribe key of a travel tip from the URL, for the same reason. */
export function keepMailedKey(mailed: string): void {
  key = mailed;
}

/** The unsubscribe key from the URL; null if there is none. */
export function mailedKey(): string | null {
  return key;
}

let query = '';

/** Removes a social provider's answer from the URL, for the same reason. */
export function keepQuery(search: string): void {
  query = search;
}

/** The query from the social provider's redirect, with its question mark; empty if there is none. */
export function takenQuery(): string {
  return query;
}
