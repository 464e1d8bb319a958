import type { Write } from '@wayfold/contract/trip/patch';
import type { ReadyToggle } from '@wayfold/domain/changes/accept';
import { findStep, type LogEntry, type Toggle, throughToggles } from '@wayfold/domain/changes/change-log';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { Transaction } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import { findEntry, loadLog, loadWrites } from '../history/history-store';
import type { RecordedChange } from './recorded-change';
import { asProblem } from './refusals';

/** What one step wrote. */
export type StepRead = { readonly changeId: string; readonly writes: readonly Write[] };

/** The part of a request's state that undo and redo need. */
type Reading = {
  readonly on: Transaction;
  readonly actor: Actor;
  readonly document: TripDocument;
  readonly recorded: readonly RecordedChange[];
  log: LogEntry[] | null;
  lastRead: StepRead | null;
};

/**
 * Finds the step that an undo or redo is about, and reads what it wrote; of all others only that they exist.
 *
 * @throws ProblemError if the step doesn't exist or is too long ago
 */
export async function readToggle(pass: Reading, toggle: Toggle): Promise<ReadyToggle> {
  const { on, actor, document } = pass;
  const tripId = document.trip.id;
  pass.log ??= [...(await loadLog(on, tripId)), ...pass.recorded];
  const { kind, step } = stepOf(pass.log, actor, await ofStep(pass, pass.log, toggle));
  const { changeId } = step;
  if (step.writes !== 'unread') return { kind, of: changeId, writes: step.writes ?? [] };
  if (pass.lastRead?.changeId !== changeId) {
    const writes = await loadWrites(on, tripId, changeId);
    if (writes === null) throw new Error(`What the change ${changeId} wrote is in the log and not kept.`);
    pass.lastRead = { changeId, writes };
  }
  return { kind, of: changeId, writes: pass.lastRead.writes };
}

/** Rewrites an undo of an undo that isn't in the log as the matching toggle of the step. */
async function ofStep({ on, document }: Reading, log: readonly LogEntry[], toggle: Toggle): Promise<Toggle> {
  const { of } = toggle;
  if (of === undefined || log.some(({ changeId }) => changeId === of)) return toggle;
  const entry = await findEntry(on, document.trip.id, of);
  return throughToggles(toggle, (id) => (id === of ? entry : undefined));
}

function stepOf(log: readonly LogEntry[], { userId }: Actor, toggle: Toggle) {
  try {
    return findStep(log, userId, toggle);
  } catch (error) {
    throw asProblem(error);
  }
}
