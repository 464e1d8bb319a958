import type { Change } from '@wayfold/contract/trip/change';
import { type AcceptedEntry, acceptChange, type Decision, type ReadyChange } from '../changes/accept';
import type { EditContext } from '../changes/apply-change';
import { findStep } from '../changes/change-log';
import { ChangeRefused } from '../document/change-refused';
import type { TripDocument } from '../document/trip-document';

/** A trip on a server that has its whole log in memory. */
export interface TripState {
  readonly document: TripDocument;
  readonly version: number;
  /** Oldest first. */
  readonly log: readonly AcceptedEntry[];
}

/** A change as requested. */
export type AskedChange = Pick<ReadyChange, 'changeId' | 'actor'> & { readonly change: Change };

/** Decides about a change as the server does: a known one returns its stored result before anything else is checked. */
export function acceptFromLog(
  state: TripState,
  asked: AskedChange,
  context: EditContext,
): Decision | { readonly status: 'known'; readonly version: number; readonly entry: AcceptedEntry } {
  const known = state.log.find((entry) => entry.changeId === asked.changeId);
  if (known) return { status: 'known', version: known.version, entry: known };
  try {
    return acceptChange(state, { ...asked, change: readyIn(state.log, asked) }, context);
  } catch (problem) {
    if (!(problem instanceof ChangeRefused)) throw problem;
    return { status: 'conflict', version: state.version, code: problem.code, refusal: problem.refusal };
  }
}

function readyIn(log: readonly AcceptedEntry[], { change, actor }: AskedChange): ReadyChange['change'] {
  if (change.kind !== 'undo' && change.kind !== 'redo') return change;
  const { kind, step } = findStep(log, actor, change);
  return { kind, of: step.changeId, writes: step.writes };
}
