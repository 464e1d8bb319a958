import type { Change, SingleChange } from '@wayfold/contract/trip/change';

type Toggle = Extract<Change, { kind: 'undo' | 'redo' }>;

/** Whether the change undoes or redoes another one, and so needs the trip's log. */
export function isToggle(change: Change): change is Toggle {
  return change.kind === 'undo' || change.kind === 'redo';
}

/** The ids of all rows a change names: its subject, and the destinations it refers to. */
export function rowsNamed(change: Change): string[] {
  switch (change.kind) {
    case 'batch':
      return change.changes.flatMap(rowsNamed);
    case 'event.sort':
      return Object.keys(change.order);
    case 'trip.set':
    case 'events.clear':
    case 'undo':
    case 'redo':
      return [];
    case 'trip.split':
      return [change.id];
    default:
      return [change.id, ...parentsNamed(change)];
  }
}

function parentsNamed(change: SingleChange): string[] {
  if (!('fields' in change)) return [];
  const { fields } = change;
  const parents = [
    'homeDestid' in fields ? fields.homeDestid : null,
    'destinationid' in fields ? fields.destinationid : null,
  ];
  return parents.filter((id) => typeof id === 'string');
}

/** The row a change is about, if it is exactly one. */
export function singleRowOf(change: Change): string | undefined {
  return 'id' in change ? change.id : undefined;
}
