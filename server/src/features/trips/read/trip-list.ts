import { sortTrips } from '@wayfold/domain/document/trip-list';
import type { Queryable } from '../../../db/statement';
import { tokenHash } from '../../accounts/sessions-store';
import { joinedText, type LastingTexts } from './lasting-texts';
import { listedTrips, summariesOf } from './trip-list-store';

/**
 * The trips of the token's holder by last viewed, then demo trips by name, as JSON text; without a holder, only the demo trips. PostgreSQL
 * summarizes a trip that hasn't changed only once.
 */
export async function listTrips(
  on: Queryable,
  summaries: LastingTexts,
  { token, now }: { token: string | null; now: Date },
): Promise<string> {
  const listed = await listedTrips(on, { tokenHash: token === null ? null : tokenHash(token), now });
  const texts = new Map<string, string>();
  for (const { id, stamp } of listed) {
    const kept = summaries.find(id);
    if (kept?.stamp === stamp) texts.set(id, kept.value);
  }
  const unknown = listed.filter(({ id }) => !texts.has(id));
  for (const { id, stamp, summary } of unknown.length > 0 ? await summariesOf(on, unknown) : []) {
    texts.set(id, summary);
    summaries.keep(id, { stamp, value: summary, size: summary.length });
  }
  const lines = sortTrips(listed).flatMap(({ id, viewedAt }) => {
    const summary = texts.get(id); // none if the trip was deleted in between
    return summary === undefined ? [] : [joinedText(JSON.stringify({ viewedAt }), summary)];
  });
  return `[${lines.join(',')}]`;
}
