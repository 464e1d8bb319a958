import type { Id } from '@wayfold/contract/kernel/values';
import type { Change } from '@wayfold/contract/trip/change';
import type { Write } from '@wayfold/contract/trip/patch';
import { ChangeRefused } from '../document/change-refused';

/** One change of a trip in its log. */
export interface LogEntry {
  readonly changeId: Id;
  /** The version it made; null while it is pending on a device. */
  readonly version: number | null;
  /** Who made it; null for the product itself. */
  readonly actor: string | null;
  /** The kind of change, including `undo` and `redo`. */
  readonly kind: string;
  /** For undo and redo: the change they are about. */
  readonly of: Id | null;
  /** What it wrote; `unread` if that is stored but wasn't loaded with the log, null once it is no longer stored. */
  readonly writes: readonly Write[] | 'unread' | null;
}

type Toggling = Pick<LogEntry, 'changeId' | 'kind' | 'of'>;

/** An undo or redo as requested. */
export type Toggle = Extract<Change, { kind: 'undo' | 'redo' }>;

/** The step that an undo or redo is about, and which of the two applies to it. */
export interface FoundStep<Entry extends LogEntry> {
  readonly kind: Toggle['kind'];
  readonly step: Entry;
}

function isToggle(entry: Pick<LogEntry, 'kind'>): boolean {
  return entry.kind === 'undo' || entry.kind === 'redo';
}

/**
 * Finds the step that an undo or redo is about. What the step wrote may still be `unread`: only this one has to be
 * loaded.
 *
 * @param log oldest first
 * @throws ChangeRefused `conflict` if there is none, if it is already undone or redone, or if what it wrote is no
 *   longer stored
 */
export function findStep<Entry extends LogEntry>(
  log: readonly Entry[],
  actor: string,
  toggle: Toggle,
): FoundStep<Entry> {
  const { kind, of } = throughToggles(toggle, (id) => log.find((entry) => entry.changeId === id));
  return { kind, step: kind === 'undo' ? changeToUndo(log, actor, of) : changeToRedo(log, actor, of) };
}

/** Resolves chains: undoing an undo is a redo of its step. So only steps have to store what they wrote. */
export function throughToggles(toggle: Toggle, find: (id: Id) => Toggling | undefined): Toggle {
  const entry = toggle.of === undefined ? undefined : find(toggle.of);
  if (!entry?.of || !isToggle(entry)) return toggle;
  const kind = (toggle.kind === 'undo') === (entry.kind === 'undo') ? 'redo' : 'undo';
  return throughToggles({ kind, of: entry.of }, find);
}

/**
 * Which changes are undone at the end of a log.
 *
 * Undoing an undo redoes its change, however long the chain.
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

/** The step to undo: `of`, or the actor's newest step that isn't undone. */
function changeToUndo<Entry extends LogEntry>(log: readonly Entry[], actor: string, of?: Id): Entry {
  const undone = undoneIn(log);
  if (of !== undefined) {
    if (undone.has(of)) throw new ChangeRefused('conflict', 'stepAlreadyUndone');
    return kept(log.find((entry) => entry.changeId === of));
  }
  const newest = log.findLast(
    (entry) => entry.actor === actor && isStep(entry) && !undone.has(entry.changeId),
  );
  if (!newest) throw new ChangeRefused('conflict', 'nothingToUndo');
  return kept(newest);
}

/** The step to redo: `of`, or the one the actor undid last, unless they have edited anything since. */
function changeToRedo<Entry extends LogEntry>(log: readonly Entry[], actor: string, of?: Id): Entry {
  const undone = undoneIn(log);
  if (of !== undefined) {
    if (!undone.has(of)) throw new ChangeRefused('conflict', 'stepNotUndone');
    return kept(log.find((entry) => entry.changeId === of));
  }
  for (const entry of log.toReversed()) {
    if (entry.actor !== actor) continue;
    if (isStep(entry)) break;
    if (entry.kind !== 'undo' || entry.of === null || !undone.has(entry.of)) continue;
    return kept(log.find(({ changeId }) => changeId === entry.of));
  }
  throw new ChangeRefused('conflict', 'nothingToRedo');
}

/** Whether an entry is an edit that wrote something. */
function isStep(entry: LogEntry): boolean {
  return !isToggle(entry) && (entry.writes === null || entry.writes.length > 0);
}

function kept<Entry extends LogEntry>(entry: Entry | undefined): Entry {
  if (!entry || entry.writes === null) {
    throw new ChangeRefused('conflict', 'stepTooOld');
  }
  return entry;
}
