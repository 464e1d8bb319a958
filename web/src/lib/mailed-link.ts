/** The halves of a mailed link as they stand in its address. */
export interface MailedLinkHalves {
  a: string;
  b: string;
}

const kept = new Map<string, MailedLinkHalves>();

/**
 * Takes a mailed link out of the address, so that its secret stays in no history, and in no address that is sent along.
 *
 * It is kept for this page alone: reloading needs the mail again.
 */
export function keepMailedLink(purpose: string, halves: MailedLinkHalves): void {
  kept.set(purpose, halves);
}

/** The link that was opened for a purpose; null when there is none. */
export function mailedLink(purpose: string): MailedLinkHalves | null {
  return kept.get(purpose) ?? null;
}

let key: string | null = null;

/** Takes the key of a travel tip's last line out of the address, for the same reason. */
export function keepMailedKey(mailed: string): void {
  key = mailed;
}

/** The key that was opened to stop travel tips; null when there is none. */
export function mailedKey(): string | null {
  return key;
}

let query = '';

/** Takes the answer of a social provider out of the address, for the same reason. */
export function keepQuery(search: string): void {
  query = search;
}

/** The query that the social provider sent the browser back with, with its question mark; empty when there is none. */
export function takenQuery(): string {
  return query;
}
