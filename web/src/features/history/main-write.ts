import type { Write } from '@wayfold/contract/trip/patch';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';

const WEIGHT = {
  ...{ destinations: 5, events: 4, bookings: 4, costs: 3, trip: 2, tracks: 2, pictures: 1, texts: 0 },
} as const;

/**
 * The write a step is about, among all of its writes; null if nothing was written.
 *
 * Added and removed rows come before changed ones, destinations before their plans.
 */
export function mainWrite(entry: Pick<HistoryEntry, 'kind' | 'writes'>): Write | null {
  const { kind } = entry;
  const writes = entry.writes ?? [];
  if (kind === 'trip.set') return writes.find((write) => write.in === 'trip') ?? writes[0] ?? null;
  if (kind === 'destination.move') {
    return writes.find((write) => write.in === 'destinations' && has(write, 'rank')) ?? writes[0] ?? null;
  }
  let best: Write | null = null;
  for (const write of writes) if (!best || weight(write) > weight(best)) best = write;
  return best;
}

function weight(write: Write): number {
  const isWhole = write.before === null || write.after === null;
  return WEIGHT[write.in] + (isWhole ? 10 : 0);
}

/** Whether a write set this field on a row that existed before and after it. */
export function has(write: Write, field: string): boolean {
  return write.before !== null && write.after !== null && Object.hasOwn(write.after, field);
}

/** A text field of a row before or after a write; null for anything else. */
export function textOf(fields: Readonly<Record<string, unknown>> | null, field: string): string | null {
  const value = fields?.[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A number field of a row before or after a write; null for anything else. */
export function numberOf(fields: Readonly<Record<string, unknown>> | null, field: string): number | null {
  const value = fields?.[field];
  return typeof value === 'number' ? value : null;
}
