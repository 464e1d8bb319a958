import type { Edit, SingleChange } from '@wayfold/contract/change';
import { BODY_LIMIT } from '@wayfold/contract/limits';
import type { TripDocument } from '../trip-document';
import { FileRefused } from './file-contents';
import type { Proposal, RowKind } from './proposal';

/** What a person takes of a proposal: the choice of each row by the row's id; rows without one are left out. */
export type Taken = ReadonlyMap<string, number>;

/** What is taken when nobody chose: every row that is certain. */
export function usuallyTaken({ rows }: Proposal): Map<string, number> {
  return new Map(rows.filter(({ state }) => state === 'matched').map(({ id }) => [id, 0]));
}

const ORDER: readonly RowKind[] = ['trip', 'stop', 'plan', 'cost', 'text'];
const MOST_CHANGES = 2_000;
/** Room for what goes with a change on its way. */
const MOST_LENGTH = BODY_LIMIT * 0.9;

/**
 * The one edit that takes over what was chosen: one version, one undo.
 *
 * @returns null where nothing was chosen
 * @throws FileRefused where it is more than one edit may be
 */
export function editOf(
  proposal: Proposal,
  taken: Taken,
  document: TripDocument,
): (Edit & { kind: 'batch' }) | null {
  const chosen = proposal.rows
    .filter(({ id }) => taken.has(id))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .flatMap(({ id, choices }) => choices[taken.get(id) ?? 0]?.changes ?? []);
  if (chosen.length === 0) return null;
  const changes = withoutDangling(chosen, document);
  const edit = { kind: 'batch' as const, changes };
  // Texts in other scripts take up to three bytes a character on their way.
  const bytes = [...JSON.stringify(edit)].reduce((sum, c) => sum + (c < '\u0080' ? 1 : 3), 0);
  if (changes.length > MOST_CHANGES || bytes > MOST_LENGTH) {
    throw new FileRefused(
      'This is more than a trip takes in one step. Leave some rows out and add them after.',
    );
  }
  return edit;
}

/** Plans and costs whose stop is left out belong to none by name. */
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
    return change;
  });
}
