import type { Id } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TextKind } from '@wayfold/contract/trip/collections';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { TripText } from '@wayfold/contract/trip/trip';
import { ChangeRefused, gone } from '../document/change-refused';
import { rankAt } from '../document/ranks';
import { completeRow, givenFields } from '../document/rows';
import { textsOf } from '../document/trip-document';
import { WORK } from '../document/work';
import { addRow, countOf, type Draft, dropRow, setFields } from './draft';

type Change<K extends SingleChange['kind']> = Extract<SingleChange, { kind: K }>;

/** Applies `text.add`. If the trip already has a row with this id, its fields are set, except its kind. */
export function addText(draft: Draft, { id, to, fields }: Change<'text.add'>): void {
  const { kind, ...rest } = fields;
  if (findText(draft, id)) {
    setFields(draft, 'texts', id, givenFields(rest));
    return;
  }
  const count = countOf(draft, 'texts');
  if (count >= TRIP_LIMITS.texts) {
    throw new ChangeRefused('invalid', ['textsFull', { count }]);
  }
  const others = orderedTexts(draft, kind);
  const rank = placeAt(draft, others, to ?? others.length + 1);
  addRow(draft, 'texts', completeRow('texts', id, { ...givenFields(rest), kind, rank }));
}

/** Applies `text.set`. */
export function setText(draft: Draft, { id, fields }: Change<'text.set'>): void {
  if (!findText(draft, id)) throw gone('text');
  setFields(draft, 'texts', id, givenFields(fields));
}

/** Applies `text.move`: moves a text among those of its kind. */
export function moveText(draft: Draft, { id, to }: Change<'text.move'>): void {
  const text = findText(draft, id);
  if (!text) throw gone('text');
  const ordered = orderedTexts(draft, text.kind);
  const target = Math.min(to, ordered.length);
  if (ordered[target - 1]?.id === id) return;
  const others = ordered.filter((other) => other.id !== id);
  setFields(draft, 'texts', id, { rank: placeAt(draft, others, target) });
}

/** Applies `text.remove`. */
export function removeText(draft: Draft, { id }: Change<'text.remove'>): void {
  if (!findText(draft, id)) throw gone('text');
  dropRow(draft, 'texts', id);
}

function findText(draft: Draft, id: Id): TripText | undefined {
  const { texts } = draft.document;
  return Object.hasOwn(texts, id) ? texts[id] : undefined;
}

function orderedTexts(draft: Draft, kind: TextKind): TripText[] {
  draft.meter.work += countOf(draft, 'texts') * WORK.rank;
  return textsOf(draft.document, kind);
}

/** A rank for the position `to`, from 1; a position past the end means the end. */
function placeAt(draft: Draft, others: readonly TripText[], to: number): string {
  const { rank, moved } = rankAt(others, Math.min(to - 1, others.length));
  for (const other of moved) setFields(draft, 'texts', other.id, { rank: other.rank });
  return rank;
}
