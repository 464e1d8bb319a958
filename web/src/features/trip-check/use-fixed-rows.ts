import type { Finding } from '@wayfold/domain/check/findings';
import { useEffect, useState } from 'react';
import type { FindingText } from './finding-text';

/** A finding as shown in the list. */
export interface ShownFinding {
  readonly finding: Finding;
  /** Its text when it was fixed; null if it isn't fixed. */
  readonly text: FindingText | null;
  readonly isFixed: boolean;
}

interface Fix {
  readonly finding: Finding;
  readonly text: FindingText;
  readonly place: number;
}

/** How long a fixed finding is shown with its check mark, in milliseconds. */
const TICK_MS = 1_600;

/** Shows fixed findings in place for a moment, once the trip actually no longer has them. */
export function useFixedRows(findings: readonly Finding[] | null): {
  rows: readonly ShownFinding[];
  /** The sentence of the last fixed finding; null if there is none. */
  justFixed: string | null;
  noteFix: (finding: Finding, text: FindingText) => void;
} {
  const [fixes, setFixes] = useState<readonly Fix[]>([]);
  const standing = new Set(findings?.map(({ id }) => id));
  const fixed = fixes.filter(({ finding }) => !standing.has(finding.id));
  const last = fixed.at(-1);

  const lastId = last?.finding.id;
  useEffect(() => {
    if (lastId === undefined) return;
    const timer = setTimeout(() => {
      setFixes((before) => before.filter(({ finding }) => finding.id !== lastId));
    }, TICK_MS);
    return () => clearTimeout(timer);
  }, [lastId]);

  return {
    rows: withFixed(findings ?? [], fixed),
    justFixed: last?.text.sentence ?? null,
    noteFix: (finding, text) => {
      const place = findings?.indexOf(finding) ?? 0;
      setFixes((before) => [
        ...before.filter((fix) => standing.has(fix.finding.id) && fix.finding.id !== finding.id),
        { finding, text, place },
      ]);
    },
  };
}

/** The open findings, with the fixed ones in their old positions. */
export function withFixed(findings: readonly Finding[], fixed: readonly Fix[]): ShownFinding[] {
  const rows: ShownFinding[] = findings.map((finding) => ({ finding, text: null, isFixed: false }));
  for (const { finding, text, place } of fixed) {
    rows.splice(Math.min(place, rows.length), 0, { finding, text, isFixed: true });
  }
  return rows;
}
