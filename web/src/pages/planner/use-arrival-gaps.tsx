import { type ReactNode, useMemo } from 'react';
import { ArrivalGap, type GapFinding } from '../../features/trip-check/arrival-gap';
import { useFindings } from '../../features/trip-check/use-trip-findings';
import type { Planner } from './planner';

/** The nights of the shown trip that belong to nobody, by the destination they follow. */
export function useGapFindings({ shown }: Pick<Planner, 'shown'>): ReadonlyMap<string, GapFinding> {
  const findings = useFindings(shown);
  return useMemo(
    () =>
      new Map(
        (findings ?? []).flatMap((finding): [string, GapFinding][] =>
          finding.kind === 'arrival-gap' ? [[finding.rows[0]?.id ?? '', finding]] : [],
        ),
      ),
    [findings],
  );
}

/** Those nights as the list shows them. */
export function useArrivalGaps(planner: Planner): ReadonlyMap<string, ReactNode> {
  const gaps = useGapFindings(planner);
  const { shown, isEditable, ripple } = planner;
  const { propose } = ripple;
  const isFixable = isEditable && ripple.shown === null && planner.historyPreview === null;
  return useMemo(
    () =>
      new Map(
        [...gaps].map(([destid, finding]) => [
          destid,
          <ArrivalGap
            key={finding.id}
            finding={finding}
            document={shown}
            {...(isFixable ? { onFix: ({ change, title }) => propose({ edit: change, title }) } : {})}
          />,
        ]),
      ),
    [gaps, shown, isFixable, propose],
  );
}
