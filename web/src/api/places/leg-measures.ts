import { useQuery } from '@tanstack/react-query';
import type { Leg } from '@wayfold/contract/trip/leg';
import type { EditContext } from '@wayfold/domain/changes/apply-change';
import { type MissingLeg, missingLegs } from '@wayfold/domain/changes/settle';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo, useSyncExternalStore } from 'react';
import { client } from '../client/client';

/** Maximum number of legs per call. */
const MOST_AT_ONCE = 50;

/** By key. Even a long session of moving stops around only adds a few hundred. */
const known = new Map<string, Leg>();

/** Legs measured in advance, the same way the server will measure them; the others stay rough. */
export const knownLegs: NonNullable<EditContext['measureLegs']> = (missing) =>
  Object.fromEntries(
    missing.flatMap(({ id, key }) => {
      const leg = known.get(key);
      return leg ? [[id, leg]] : [];
    }),
  );

/** Rerenders when `knownLegs` has more legs: the returned number changes. */
export function useKnownLegs(): number {
  return useSyncExternalStore(subscribe, () => known.size);
}

/**
 * Has the server measure the legs that are still rough in a previewed trip; `useKnownLegs` changes once they are available.
 *
 * @returns true while they are loading; false if the server can't be reached, so they stay rough
 */
export function useMeasuredAhead(document: TripDocument | null): boolean {
  return useMeasuredLegs(useMemo(() => (document ? missingLegs(document) : []), [document]));
}

/** Has the server measure these legs; returns the same as `useMeasuredAhead`. */
export function useMeasuredLegs(missing: readonly MissingLeg[]): boolean {
  const { isLoading } = useQuery({
    queryKey: ['legs', missing.map(({ key }) => key)],
    queryFn: async ({ signal }) => {
      await measure(missing, signal);
      return null;
    },
    enabled: missing.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isLoading;
}

async function measure(legs: readonly MissingLeg[], signal: AbortSignal): Promise<void> {
  for (let from = 0; from < legs.length; from += MOST_AT_ONCE) {
    const asked = legs.slice(from, from + MOST_AT_ONCE);
    const body = { legs: asked.map((leg) => ({ from: leg.from, to: leg.to, mode: leg.mode })) };
    for (const leg of await client.directions.legs({ body }, { signal })) known.set(leg.key, leg);
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
