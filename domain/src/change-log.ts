import type { Write } from '@wayfold/contract/patch';
import type { Id } from '@wayfold/contract/values';
import { ChangeRefused } from './change-refused';

/** One change of a trip as its log remembers it. */
export interface LogEntry {
  readonly changeId: Id;
  /** The version it made; null while it waits on a device. */
  readonly version: number | null;
  /** Who did it; null for the product itself. */
  readonly actor: string | null;
  /** The kind of the change, `undo` and `redo` included. */
  readonly kind: string;
  /** For undo and redo: the change they are about. */
  readonly of: Id | null;
  /** What it wrote; null once older than is kept. */
  readonly writes: readonly Write[] | null;
}

type Toggling = Pick<LogEntry, 'changeId' | 'kind' | 'of'>;

function isToggle(entry: Toggling): boolean {
  return entry.kind === 'undo' || entry.kind === 'redo';
}

/**
 * Tells which changes are taken back at the end of a log.
 *
 * Undoing an undo brings its change back, however long the chain.
 *
 * @param log oldest first
 */
export function undoneIn(log: readonly Toggling[]): ReadonlySet<Id> {
  const entries = new Map(log.map((entry) => [entry.changeId, entry]));
  const undone = new Set<Id>();
  const mark = (id: Id, isUndone: boolean): void => {
    if (isUndone) undone.add(id);
    else undone.delete(id);
    const target = entries.get(id);
    if (target?.of && isToggle(target)) mark(target.of, (target.kind === 'undo') !== isUndone);
  };
  for (const entry of log) if (entry.of !== null && isToggle(entry)) mark(entry.of, entry.kind === 'undo');
  return undone;
}

/**
 * Finds the change that an undo takes back: `of`, or the actor's newest that still stands and wrote something.
 *
 * @param log oldest first
 * @throws ChangeRefused `conflict` when there is none, it is taken back already, or too long ago
 */
export function changeToUndo(log: readonly LogEntry[], actor: string, of?: Id): LogEntry {
  const undone = undoneIn(log);
  if (of !== undefined) {
    if (undone.has(of)) throw new ChangeRefused('conflict', 'This step has been taken back already.');
    return kept(log.find((entry) => entry.changeId === of));
  }
  const newest = log.findLast((entry) => isOwnStep(entry, actor) && !undone.has(entry.changeId));
  if (!newest) throw new ChangeRefused('conflict', 'There is nothing to undo.');
  return kept(newest);
}

/**
 * Finds the change that a redo brings back: `of`, or what the actor took back last, as long as they have not edited
 * anything since.
 *
 * @param log oldest first
 * @throws ChangeRefused `conflict` when there is none, it still stands, or it is too long ago
 */
export function changeToRedo(log: readonly LogEntry[], actor: string, of?: Id): LogEntry {
  const undone = undoneIn(log);
  if (of !== undefined) {
    if (!undone.has(of)) throw new ChangeRefused('conflict', 'This step has not been taken back.');
    return kept(log.find((entry) => entry.changeId === of));
  }
  for (const entry of log.toReversed()) {
    if (entry.actor !== actor) continue;
    if (!isToggle(entry) && (entry.writes === null || entry.writes.length > 0)) break;
    if (entry.kind !== 'undo' || entry.of === null || !undone.has(entry.of)) continue;
    return kept(log.find(({ changeId }) => changeId === entry.of));
  }
  throw new ChangeRefused('conflict', 'There is nothing to redo.');
}

function isOwnStep(entry: LogEntry, actor: string): boolean {
  return entry.actor === actor && !isToggle(entry) && (entry.writes === null || entry.writes.length > 0);
}

function kept(entry: LogEntry | undefined): LogEntry {
  if (!entry || entry.writes === null) {
    throw new ChangeRefused('conflict', 'This step is too long ago to be put back.');
  }
  return entry;
}
