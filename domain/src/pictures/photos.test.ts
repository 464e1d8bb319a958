import type { Coords } from '@wayfold/contract/kernel/values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited, idOf, makeTrip, STOPS } from '../testing/trips';
import { bestSpread, type Photo, placePhotos } from './photos';

// Denver May 8 to 10, Moab May 10 to 13, Denver again May 13 to 14.
const again = { ...STOPS.denver, id: idOf(9) };
const document = edited(
  makeTrip('2027-05-08', { denver: 2, moab: 3 }),
  {
    kind: 'destination.add',
    id: again.id,
    fields: { name: 'Denver again', coords: again.coords, nights: 1 },
  },
  {
    kind: 'event.add',
    id: idOf(20),
    fields: { name: 'Delicate Arch', start: '2027-05-11T18:30', coords: [-109.4993, 38.7436] },
  },
);
const photo = (takenAt: string | null, coords: Coords | null = null, id = 'p'): Photo => ({
  id,
  takenAt,
  coords,
});
const placed = (...photos: Photo[]) => placePhotos(document, photos);

describe('a photo belongs', () => {
  test.each([
    ['to the stay of its day', photo('2027-05-09T12:00'), 'Denver'],
    ['on a shared day to the later arrival', photo('2027-05-10T12:00'), 'Moab'],
    ['on a shared day to where it was taken', photo('2027-05-10T12:00', STOPS.denver.coords), 'Denver'],
    [
      'to the visit of that day, where a place is visited twice',
      photo('2027-05-14T09:00', STOPS.denver.coords),
      'Denver again',
    ],
    ['to where it was taken, also with a wrong clock', photo('2019-01-01T00:00', STOPS.moab.coords), 'Moab'],
    ['to the stay, when taken on a day trip far away', photo('2027-05-11T12:00', [-111.5, 37.2]), 'Moab'],
    ['nowhere when nothing says so', photo('2019-01-01T00:00'), undefined],
    ['nowhere without a time and far from everything', photo(null, [10, 50]), undefined],
  ])('%s', (_, taken, name) => {
    const [found] = placed(taken);

    expect(found?.destinationid && document.destinations[found.destinationid]?.name).toBe(name ?? null);
  });
});

test.each([
  ['2027-05-11T19:10', null, 'Delicate Arch'],
  ['2027-05-11T19:10', [-109.4993, 38.7436], 'Delicate Arch'],
  ['2027-05-11T19:10', STOPS.moab.coords, 'Moab'],
  ['2027-05-11T12:00', null, 'Moab'],
  ['2019-01-01T00:00', null, ''],
] as const)('a photo of %s at %j is captioned %j', (takenAt, coords, caption) => {
  expect(placed(photo(takenAt, coords as Coords | null))[0]?.caption).toBe(caption);
});

test('the best spread covers the whole trip, not its most photographed hour', () => {
  const sunset = Array.from({ length: 40 }, (_, index) =>
    photo(`2027-05-11T19:${index + 10}`, null, `arch-${index}`),
  );
  const others = [
    photo('2027-05-08T10:00', null, 'denver'),
    photo('2027-05-12T08:00', null, 'morning'),
    photo('2027-05-13T20:00', null, 'again'),
  ];

  const chosen = bestSpread(placed(...sunset, ...others), 4);

  expect(chosen).toEqual(['denver', 'arch-0', 'morning', 'again']);
});

test('as many as requested are chosen, without duplicates, in order of time', () => {
  const photos = fc.array(
    fc.record({ day: fc.integer({ min: 1, max: 28 }), minute: fc.nat(59), isTimed: fc.boolean() }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(photos, fc.integer({ min: 0, max: 20 }), (taken, most) => {
      const all = placed(
        ...taken.map(({ day, minute, isTimed }, index) =>
          photo(
            isTimed ? `2027-05-${String(day).padStart(2, '0')}T10:${String(minute).padStart(2, '0')}` : null,
            null,
            `p${index}`,
          ),
        ),
      );
      const chosen = bestSpread(all, most);
      const times = chosen.map((id) => all.find((one) => one.id === id)?.takenAt ?? '~');
      expect(new Set(chosen).size).toBe(Math.min(most, taken.length));
      expect(times).toEqual([...times].sort());
    }),
  );
});
