import type { Effect } from '@wayfold/contract/trip/patch';

/** What a message about moved destinations says: the first one, how many more, and by how much if all moved alike. */
export interface MovedSummary {
  name: string;
  others: number;
  /** Positive is later; null if they moved by different numbers of days. */
  days: number | null;
}

/**
 * Sums up the destinations whose arrival moved; null if none did.
 *
 * @param firstId the destination that the person moved, which is named if it is among them; null for none
 */
export function movedSummary(effects: readonly Effect[], firstId: string | null): MovedSummary | null {
  const moved = effects.flatMap((effect) =>
    effect.kind === 'moved' && effect.days !== null && effect.days !== 0
      ? [{ id: effect.id, name: effect.name, days: effect.days }]
      : [],
  );
  const first = moved.find(({ id }) => id === firstId) ?? moved[0];
  if (!first) return null;
  const isAlike = moved.every(({ days }) => days === first.days);
  return { name: first.name, others: moved.length - 1, days: isAlike ? first.days : null };
}
