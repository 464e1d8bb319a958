import type { SingleChange } from '@wayfold/contract/trip/change';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { headerPicture, picturesOf, type TripDocument } from '@wayfold/domain/document/trip-document';
import { idOf, makeTrip } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { asHeader } from './as-header';

const empty = makeTrip('2027-05-10', { moab: 3, page: 1 });

function picture(number: number, type: 'header' | 'trip' = 'trip'): SingleChange {
  const fields = { source: 'wayfold', imageUrl: `/scenes/scene-${number}.svg` } as const;
  const more = { description: `Number ${number}`, focus: [0.5, number / 100] as [number, number] };
  return { kind: 'picture.add', id: idOf(200 + number), fields: { type, ...fields, ...more } };
}

function withChanges(document: TripDocument, changes: SingleChange[]): TripDocument {
  return applyEdit(document, { kind: 'batch', changes }).document;
}

function make(number: number, document: TripDocument): TripDocument {
  const chosen = document.pictures[idOf(200 + number)];
  if (!chosen) throw new Error('Picture not found.');
  return withChanges(document, asHeader(chosen, headerPicture(document)));
}

const described = (document: TripDocument) => picturesOf(document).map(({ description }) => description);

test('a trip picture and the header swap places, with all of their data', () => {
  const before = withChanges(empty, [picture(9, 'header'), picture(1), picture(2), picture(3)]);

  const after = make(2, before);

  expect(headerPicture(after)).toMatchObject({ description: 'Number 2', focus: [0.5, 0.02], sortId: 0 });
  expect(described(after)).toEqual(['Number 1', 'Number 9', 'Number 3']);
});

test('if there is no header, the picture just leaves the grid', () => {
  const after = make(1, withChanges(empty, [picture(1), picture(2)]));

  expect(headerPicture(after)?.description).toBe('Number 1');
  expect(described(after)).toEqual(['Number 2']);
});

test('a picture of a full trip can be made the header', () => {
  const sixteen = Array.from({ length: 16 }, (_, index) => picture(index + 1));

  const after = make(16, withChanges(empty, [...sixteen, picture(20, 'header')]));

  expect(headerPicture(after)?.description).toBe('Number 16');
  expect(described(after)).toHaveLength(16);
});
