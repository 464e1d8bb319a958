import type { Finding } from '@wayfold/domain/check/findings';

/** A finding about nights before a fixed arrival that belong to no destination, or to two. */
export type NightsFinding = Extract<Finding, { kind: 'arrival-gap' | 'arrival-clash' }>;

/** Returns whether a finding is shown next to its nights. */
export function isNightsFinding(finding: Finding): finding is NightsFinding {
  return finding.kind === 'arrival-gap' || finding.kind === 'arrival-clash';
}
