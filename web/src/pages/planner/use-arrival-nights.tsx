import { type ReactNode, useMemo } from 'react';
import { isNightsFinding, type NightsFinding } from '../../features/trip-check/nights-finding';
import { useFindings } from '../../features/trip-check/use-trip-findings';
import type { Planner } from './planner';
import { LaterArrivalNights } from './views/later-findings';

/** The nights of the shown trip that belong to no destination or to two, by the destination before them. */
export function useNightsFindings({ shown }: Pick<Planner, 'shown'>): ReadonlyMap<string, NightsFinding> {
  const findings = useFindings(shown);
  return useMemo(
    () =>
      new Map(
        (findings ?? []).filter(isNightsFinding).map((finding) => [finding.rows[0]?.id ?? '', finding]),
      ),
    [findings],
  );
}

/** Those nights as the list shows them. */
export function useArrivalNights(planner: Planner): ReadonlyMap<string, ReactNode> {
  const nights = useNightsFindings(planner);
  const { shown, isEditable, ripple, addAfter } = planner;
  const { propose } = ripple;
  const isFixable = isEditable && ripple.shown === null && planner.historyPreview === null;
  return useMemo(
    () =>
      new Map(
        [...nights].map(([destid, finding]) => [
          destid,
          <LaterArrivalNights
            key={finding.id}
            finding={finding}
            document={shown}
            {...(isFixable
              ? { onFix: ({ change, title }) => propose({ edit: change, title }), onAddAfter: addAfter }
              : {})}
          />,
        ]),
      ),
    [nights, shown, isFixable, propose, addAfter],
  );
}
