import type { Edit, SingleChange } from '@wayfold/contract/trip/change';
import { CHANGES_BODY_LIMIT } from '@wayfold/contract/trip/limits';
import type { TripDocument } from '../../document/trip-document';
import { FileRefused } from '../read/file-contents';
import type { Proposal, ProposedRow } from './proposal';

/**
 * What a person accepts from a proposal: the choice for each row by the row's id; rows that aren't in it are left out.
 */
export type Taken = ReadonlyMap<string, number>;

/** What is accepted by default: every row that is certain, or the first of them if they are too many for one edit. */
export function usuallyTaken({ rows }: Pick<Proposal, 'rows'>): Map<string, number> {
  const taken = new Map<string, number>();
  const size = { changes: 0, bytes: bytesOf({ kind: 'batch', changes: [] }) };
  for (const { id, state, choices } of inOrder(rows)) {
    if (state !== 'matched') continue;
    const changes = choices[0]?.changes ?? [];
    size.changes += changes.length;
    size.bytes += bytesOf(changes);
    if (size.changes > MOST_CHANGES || size.bytes > MOST_BYTES) break;
    taken.set(id, 0);
  }
  return taken;
}

/** Whether the rows that are certain are too many for one edit. */
export function isTooMuch({ rows }: Pick<Proposal, 'rows'>): boolean {
  return usuallyTaken({ rows }).size < rows.filter(({ state }) => state === 'matched').length;
}

const ORDER: readonly ProposedRow['kind'][] = [
  'trip',
  'stop',
  'plan',
  'cost',
  'text',
  'picture',
  'track',
  'booking',
];
const MOST_CHANGES = 2_000;
/** The rest leaves room for what is sent along with an edit. */
const MOST_BYTES = CHANGES_BODY_LIMIT * 0.9;

/** Sorts rows so that each comes after what it belongs to. */
function inOrder(rows: readonly ProposedRow[]): ProposedRow[] {
  return [...rows].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** The size of something when it is sent: text in other scripts takes up to three bytes per character. */
function bytesOf(what: object): number {
  let bytes = 0;
  for (const character of JSON.stringify(what)) bytes += character < '\u0080' ? 1 : 3;
  return bytes;
}

/**
 * The one edit that imports what was chosen: one version, one undo.
 *
 * @returns null if nothing was chosen
 * @throws FileRefused if it is more than one edit may do
 */
export function editOf(
  proposal: Proposal,
  taken: Taken,
  document: TripDocument,
): (Edit & { kind: 'batch' }) | null {
  const chosen = inOrder(proposal.rows)
    .filter(({ id }) => taken.has(id))
    .flatMap(({ id, choices }) => choices[taken.get(id) ?? 0]?.changes ?? []);
  if (chosen.length === 0) return null;
  const changes = withoutDangling(chosen, document);
  const edit = { kind: 'batch' as const, changes };
  if (changes.length > MOST_CHANGES || bytesOf(edit) > MOST_BYTES) {
    throw new FileRefused('importTooLarge');
  }
  return edit;
}

/** If their stop is left out, plans, costs, pictures and tracks no longer refer to one. */
function withoutDangling(changes: readonly SingleChange[], document: TripDocument): SingleChange[] {
  const stops = new Set(Object.keys(document.destinations));
  for (const change of changes) if (change.kind === 'destination.add') stops.add(change.id);
  const isGone = (id: string | null | undefined) => id != null && !stops.has(id);
  return changes.map((change) => {
    if (change.kind === 'event.add' && isGone(change.fields.homeDestid)) {
      const { homeDestid: _gone, ...fields } = change.fields;
      return { ...change, fields };
    }
    if (change.kind === 'cost.add' && isGone(change.fields.destinationid)) {
      return { ...change, fields: { ...change.fields, destinationid: null } };
    }
    if (change.kind === 'picture.add' && isGone(change.fields.destinationid)) {
      return { ...change, fields: { ...change.fields, destinationid: null } };
    }
    if (change.kind === 'track.add' && isGone(change.fields.destid)) {
      return { ...change, fields: { ...change.fields, destid: null } };
    }
    return change;
  });
}
