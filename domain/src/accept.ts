import type { Change } from '@wayfold/contract/change';
import type { Effect, Patch } from '@wayfold/contract/patch';
import type { Id } from '@wayfold/contract/values';
import { type Applied, applyEdit, type EditContext } from './apply-change';
import { changeToRedo, changeToUndo, type LogEntry } from './change-log';
import { ChangeRefused, type RefusalCode } from './change-refused';
import type { TripDocument } from './trip-document';
import { revert } from './undo';

/** What a trip's log keeps of a change that was accepted. */
export interface AcceptedEntry extends LogEntry {
  readonly version: number;
  readonly patches: readonly Patch[];
  readonly effects: readonly Effect[];
}

/** A trip as the server holds it under its lock. */
export interface TripState {
  readonly document: TripDocument;
  readonly version: number;
  /** Oldest first. Needs the change itself when it is known already, and for undo and redo the actor's own changes. */
  readonly log: readonly AcceptedEntry[];
}

/** A change that somebody asks for. */
export interface AskedChange {
  readonly changeId: Id;
  readonly change: Change;
  readonly actor: string;
}

/** How a change ended: applied now, known from before, or refused with a sentence that names the row. */
export type Decision =
  | ({ readonly status: 'applied'; readonly version: number; readonly entry: AcceptedEntry } & Applied)
  | { readonly status: 'known'; readonly version: number; readonly entry: AcceptedEntry }
  | {
      readonly status: 'conflict';
      readonly version: number;
      readonly code: RefusalCode;
      readonly message: string;
    };

/**
 * Decides about one change on the newest document. Pure; the caller stores what comes out.
 *
 * A change whose id is in the log answers its stored result before anything else is checked.
 */
export function acceptChange(state: TripState, asked: AskedChange, context: EditContext): Decision {
  const known = state.log.find((entry) => entry.changeId === asked.changeId);
  if (known) return { status: 'known', version: known.version, entry: known };
  try {
    const { applied, of } = applyChange(state, asked, context);
    const version = state.version + 1;
    const { changeId, actor, change } = asked;
    const { patches, effects, inverse: writes } = applied;
    const entry = { changeId, version, actor, kind: change.kind, of, writes, patches, effects };
    return { status: 'applied', version, entry, ...applied };
  } catch (problem) {
    if (!(problem instanceof ChangeRefused)) throw problem;
    return { status: 'conflict', version: state.version, code: problem.code, message: problem.message };
  }
}

/**
 * Applies any change, undo and redo included.
 *
 * @returns also the change that an undo or redo turned out to be about
 * @throws ChangeRefused when it cannot be applied
 */
export function applyChange(
  { document, log }: { document: TripDocument; log: readonly LogEntry[] },
  { change, actor }: Pick<AskedChange, 'change' | 'actor'>,
  context: EditContext,
): { applied: Applied; of: Id | null } {
  if (change.kind === 'undo' || change.kind === 'redo') {
    const find = change.kind === 'undo' ? changeToUndo : changeToRedo;
    const target = find(log, actor, change.of);
    return { applied: revert(document, target.writes ?? [], change.kind, context), of: target.changeId };
  }
  return { applied: applyEdit(document, change, context), of: null };
}
