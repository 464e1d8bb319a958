import { Change } from '@wayfold/contract/trip/change';
import { expect, test } from 'vitest';
import { allPictures, headerPicture, picturesOf, type TripDocument } from '../document/trip-document';
import { edited, idOf, makeTrip, pictureAdd, STOPS } from '../testing/trips';
import { applyEdit } from './apply-change';

const scenes = (document: TripDocument) =>
  picturesOf(document).map(({ imageUrl, sortId }) => `${sortId} ${imageUrl.slice(8, -4)}`);

function three(): TripDocument {
  return edited(
    makeTrip('2027-05-08', { denver: 2, moab: 3 }),
    pictureAdd(40, 'arch'),
    pictureAdd(41, 'canyon'),
    pictureAdd(42, 'coast'),
  );
}

test('pictures are ordered, and can be added at a position and moved to another', () => {
  const added = edited(three(), { ...pictureAdd(43, 'peak'), to: 2 });
  const moved = edited(added, { kind: 'picture.move', id: idOf(42), to: 1 });

  expect(scenes(added)).toEqual(['1 arch', '2 peak', '3 canyon', '4 coast']);
  expect(scenes(moved)).toEqual(['1 coast', '2 arch', '3 peak', '4 canyon']);
});

test('a picture of a destination that no longer exists belongs to the trip', () => {
  const added = edited(three(), pictureAdd(43, 'peak', { destinationid: idOf(999) }));
  const set = edited(added, { kind: 'picture.set', id: idOf(40), fields: { destinationid: idOf(999) } });

  expect(picturesOf(set).map(({ destinationid }) => destinationid)).toEqual([null, null, null, null]);
});

test('a header replaces the previous one and comes before all other pictures', () => {
  const first = edited(three(), pictureAdd(44, 'village', { type: 'header' }));
  const second = edited(first, pictureAdd(45, 'castle', { type: 'header' }));

  expect(headerPicture(second)).toMatchObject({ imageUrl: '/scenes/castle.svg', sortId: 0 });
  expect(allPictures(second)).toHaveLength(4);
  expect(allPictures(second)[0]?.type).toBe('header');
});

test('a trip can hold a header and 16 pictures', () => {
  const full = edited(
    makeTrip(null, {}),
    pictureAdd(40, 'arch', { type: 'header' }),
    ...Array.from({ length: 16 }, (_, index) => pictureAdd(50 + index, 'arch')),
  );

  expect(picturesOf(full)).toHaveLength(16);
  expect(() => applyEdit(full, pictureAdd(80, 'arch'))).toThrow(
    'This trip has 16 pictures, the most it can hold.',
  );
  expect(headerPicture(edited(full, pictureAdd(81, 'peak', { type: 'header' })))?.imageUrl).toBe(
    '/scenes/peak.svg',
  );
});

test('removing a destination clears it from its pictures, and undo restores it', () => {
  const document = edited(three(), {
    kind: 'picture.set',
    id: idOf(41),
    fields: { description: 'South Rim', destinationid: STOPS.moab.id, focus: [0.5, 0.2] },
  });
  const { document: without, inverse } = applyEdit(document, {
    kind: 'destination.remove',
    id: STOPS.moab.id,
  });

  expect(without.pictures[idOf(41)]).toMatchObject({ destinationid: null, description: 'South Rim' });
  expect(inverse).toContainEqual(
    expect.objectContaining({ in: 'pictures', before: { destinationid: STOPS.moab.id } }),
  );
});

test.each([
  'https://tracker.example/pixel.png',
  '//tracker.example/pixel.png',
  '/scenes/../api/users.svg',
  '/scenes/arch.svg?x',
  '/pictures/arch',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  '',
])('pictures must be on this server: %j is refused', (imageUrl) => {
  const add = { ...pictureAdd(40, 'arch'), id: idOf(40) };

  expect(Change.safeParse(add).success).toBe(true);
  expect(Change.safeParse({ ...add, fields: { ...add.fields, imageUrl } }).success).toBe(false);
});
