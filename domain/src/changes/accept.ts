import type { Id } from '@wayfold/contract/kernel/values';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import type { Edit } from '@wayfold/contract/trip/change';
import type { Effect, Patch, Write } from '@wayfold/contract/trip/patch';
import { ChangeRefused, type RefusalCode } from '../document/change-refused';
import type { TripDocument } from '../document/trip-document';
import { type Applied, applyEdit, type EditContext } from './apply-change';
import type { LogEntry, Toggle } from './change-log';
import { revert } from './undo';

/** What a trip's log stores about an accepted change. */
export interface AcceptedEntry extends LogEntry {
  readonly version: number;
  readonly writes: readonly Write[];
  readonly patches: readonly Patch[];
  readonly effects: readonly Effect[];
}

/** An undo or redo along with what its step wrote. `findStep` found the step; the caller has read its writes. */
export interface ReadyToggle {
  readonly kind: Toggle['kind'];
  /** The step to undo or redo. */
  readonly of: Id;
  readonly writes: readonly Write[];
}

/** A requested change, with everything needed to apply it. */
export interface ReadyChange {
  readonly changeId: Id;
  readonly change: Edit | ReadyToggle;
  readonly actor: string;
}

/** How a change ended: applied, or refused in words that name the row. */
export type Decision =
  | ({ readonly status: 'applied'; readonly version: number; readonly entry: AcceptedEntry } & Applied)
  | {
      readonly status: 'conflict';
      readonly version: number;
      readonly code: RefusalCode;
      readonly refusal: Refusal;
    };

/** Decides about one change to the newest document. Pure; the caller stores the result. */
export function acceptChange(
  state: { readonly document: TripDocument; readonly version: number },
  { changeId, change, actor }: ReadyChange,
  context: EditContext,
): Decision {
  try {
    const applied = isToggle(change)
      ? revert(state.document, change.writes, change.kind, context)
      : applyEdit(state.document, change, context);
    const version = state.version + 1;
    const of = isToggle(change) ? change.of : null;
    const { patches, effects, inverse: writes } = applied;
    const entry = { changeId, version, actor, kind: change.kind, of, writes, patches, effects };
    return { status: 'applied', version, entry, ...applied };
  } catch (problem) {
    if (!(problem instanceof ChangeRefused)) throw problem;
    return { status: 'conflict', version: state.version, code: problem.code, refusal: problem.refusal };
  }
}

function isToggle(change: ReadyChange['change']): change is ReadyToggle {
  return change.kind === 'undo' || change.kind === 'redo';
}
