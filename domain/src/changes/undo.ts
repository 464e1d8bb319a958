import type { Id } from '@wayfold/contract/kernel/values';
import type { Write } from '@wayfold/contract/trip/patch';
import { ChangeRefused } from '../document/change-refused';
import { completeRow, type Fields, sameValue } from '../document/rows';
import type { TripDocument } from '../document/trip-document';
import { type Applied, type EditContext, finishDraft, refuseTours } from './apply-change';
import { letGoOf } from './change-destinations';
import { convertDates } from './date-conversion';
import { addRow, attachmentOf, type Draft, dropRow, findRow, setFields, startDraft, staysOf } from './draft';

/** `undo` restores what was there before a change, `redo` what the change wrote. */
export type Direction = 'undo' | 'redo';

/**
 * Undoes or redoes a change on a document that may have changed since.
 *
 * Only the intent fields that the change wrote are compared and restored; everything derived is settled again. A row
 * that was removed is restored with its fields; a row that was added is removed.
 *
 * @param writes what the change wrote, in the order it was written
 * @throws ChangeRefused `conflict`, naming the row, if someone has changed it since
 */
export function revert(
  document: TripDocument,
  writes: readonly Write[],
  direction: Direction,
  context: EditContext,
): Applied {
  refuseTours(document);
  const draft = startDraft(document, context.meter);
  const stays = staysOf(draft);
  const attachment = attachmentOf(draft);
  const steps = direction === 'undo' ? writes.toReversed() : writes;
  const dropped = new Set(writes.filter((write) => isDropped(write, direction)).map((write) => write.id));
  for (const write of steps) {
    const [from, to] = direction === 'undo' ? [write.after, write.before] : [write.before, write.after];
    if (from === null && to !== null) bringBack(draft, write, to);
    else if (from !== null && to === null) takeAway(draft, write, from);
    else if (from !== null && to !== null) putBack(draft, write, from, to, dropped);
  }
  keepEventsInTrip(draft);
  keepPlans(draft);
  const { destinations } = draft.document;
  letGoOf(draft, (id) => destinations[id] === undefined);
  convertDates(draft, stays, attachment);
  return finishDraft(draft, context);
}

/** Whether the write is a destination that one direction of the change removes and the other restores. */
function isDropped(write: Write, direction: Direction): boolean {
  return write.in === 'destinations' && (direction === 'undo' ? write.after : write.before) === null;
}

function bringBack(draft: Draft, write: Write, fields: Fields): void {
  if (findRow(draft, write.in, write.id)) {
    throw new ChangeRefused('conflict', ['stepSubjectBack', { name: write.name }]);
  }
  addRow(draft, write.in, completeRow(write.in, write.id, fields));
}

function takeAway(draft: Draft, write: Write, fields: Fields): void {
  const row = findRow(draft, write.in, write.id);
  if (!row) throw goneSince(write);
  for (const [field, value] of Object.entries(fields)) {
    if (!isFollowUp(field) && !sameValue(row[field] ?? null, value)) throw changedSince(write);
  }
  dropRow(draft, write.in, write.id);
}

function putBack(draft: Draft, write: Write, from: Fields, to: Fields, dropped: ReadonlySet<Id>): void {
  const row = findRow(draft, write.in, write.id);
  const fields: Fields = {};
  for (const [field, value] of Object.entries(to)) {
    const holds = row !== undefined && sameValue(row[field] ?? null, from[field]);
    if (holds) fields[field] = value;
    // What another row's change brought along is restored where possible, and is no reason to refuse.
    else if (!isFollowUp(field) && !dropped.has(String(value)))
      throw row ? changedSince(write) : goneSince(write);
  }
  if (row) setFields(draft, write.in, write.id, fields);
}

/** The server measures a leg whenever its ends change, so this overwrites nobody's edit. */
function isFollowUp(field: string): boolean {
  return field === 'leg' || field === 'homeLeg';
}

function goneSince({ name }: Write): ChangeRefused {
  return new ChangeRefused('conflict', ['stepSubjectGone', { name }]);
}

function changedSince(write: Write): ChangeRefused {
  const { name } = write;
  return new ChangeRefused(
    'conflict',
    write.in === 'trip' ? 'stepTripChanged' : ['stepSubjectChanged', { name }],
  );
}

/** Refuses to remove a destination where someone has planned events since. */
function keepPlans(draft: Draft): void {
  const { before, document } = draft;
  if (before.destinations === document.destinations) return;
  for (const event of Object.values(document.events)) {
    const was = before.events[event.id];
    if (!was || was.destid !== event.homeDestid || document.destinations[was.destid]) continue;
    const name = before.destinations[was.destid]?.name ?? '';
    throw new ChangeRefused('conflict', ['stepDestinationPlanned', { name }]);
  }
}

/** Refuses to leave events without any destination. */
function keepEventsInTrip(draft: Draft): void {
  if (Object.keys(draft.document.destinations).length > 0) return;
  const [event] = Object.values(draft.document.events);
  if (event) {
    throw new ChangeRefused('conflict', ['stepPlanHomeless', { name: event.name }]);
  }
}
