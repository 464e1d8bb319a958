import { overlap, pinRect } from '@wayfold/domain/map/place-names';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiscWish, discPlace, layOutDiscs, nameRect, rectAround } from './disc-places';
import { SELECTED_SCALE } from './stop-look';

const PILL = { width: 72, height: 28 };
const DISC = { width: 22, height: 22 };
const MAP = { width: 390, height: 300 };
const pin = (x: number, y: number, scale = 1) => pinRect({ at: [x, y], scale });
const disc: DiscWish = {
  at: [100, 100],
  size: DISC,
  target: DISC,
  reach: 24,
  isApart: false,
  isChosen: false,
  isSuggested: false,
  name: { width: 80, sides: ['right', 'left'] },
};

test('without pins nearby, a disc is at its place, with its name to the right', () => {
  const taken = { map: MAP, pins: [pin(300, 100)], pinNames: [], suggested: null };
  expect(layOutDiscs([disc], taken)).toEqual([{ place: [100, 100], side: 'right' }]);
});

test('a name goes to the other side of its disc, or is left out, if another one is in its way', () => {
  const taken = { map: MAP, pins: [], pinNames: [], suggested: null };
  const near = { ...disc, at: [150, 100] as const };
  expect(layOutDiscs([near, disc], taken).map(({ side }) => side)).toEqual(['right', 'left']);
  expect(layOutDiscs([near, disc, { ...disc, at: [200, 100] }], taken)[0]?.side).toBeNull();
});

test('the pill of a hotel at a pin goes right below the pin, and the next pill below the first', () => {
  const pill = { ...disc, size: PILL, target: PILL, reach: 80, isApart: true, name: null };
  const taken = { map: MAP, pins: [pin(100, 100)], pinNames: [], suggested: null };
  expect(layOutDiscs([pill, pill], taken).map(({ place }) => place)).toEqual([
    [100, 119],
    [100, 149],
  ]);
});

test('discs for fingers make room for each other, and keep their names', () => {
  const wide = { ...disc, target: { width: 44, height: 44 }, reach: 96, isApart: true };
  const taken = { map: MAP, pins: [pin(100, 110)], pinNames: [], suggested: null };
  const [first, second] = layOutDiscs([wide, wide], taken);
  const [a, b] = [first, second].map((layout) => rectAround(layout?.place ?? [0, 0], wide.target));
  expect(a && b && overlap(a, b)).toBe(false);
  expect(a && overlap(a, pin(100, 110))).toBe(false);
  expect(first?.side).not.toBeNull();
});

test('a disc that may not move is left out under a pin, but not under its own suggestion', () => {
  const still = { ...disc, reach: 0, at: [100, 90] as const };
  expect(discPlace(still, [pin(100, 100)])).toBeNull();
  const taken = { map: MAP, pins: [], pinNames: [], suggested: pin(100, 100) };
  expect(layOutDiscs([still, { ...still, isSuggested: true }], taken)).toEqual([
    { place: null, side: null },
    { place: [100, 90], side: null },
  ]);
});

test('a disc makes room for the name of a pin, but stays where it is rather than disappear', () => {
  const name = { left: 90, right: 170, top: 92, bottom: 112 };
  const taken = { map: MAP, pins: [pin(70, 122)], pinNames: [name], suggested: null };
  const [beside, still] = [disc, { ...disc, reach: 0 }].map((wish) => layOutDiscs([wish], taken)[0]);

  expect(beside?.place && overlap(rectAround(beside.place, DISC), name)).toBe(false);
  expect(still?.place).toEqual([100, 100]);
});

test('a chosen pill finds room among a dozen pins', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => pin(100 + 8 * index, 150 + 3 * index));
  expect(discPlace({ at: [140, 150], size: PILL, reach: 240 }, crowd)).not.toBeNull();
});

test('no disc, pill, cluster or name ever covers a pin or goes farther than it may', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: MAP.width }), fc.integer({ min: 0, max: MAP.height }));
  const pins = fc.array(fc.tuple(point, fc.constantFrom(1, SELECTED_SCALE)), { maxLength: 12 });
  const wish = fc.record({
    at: point,
    size: fc.constantFrom(PILL, DISC, { width: 34, height: 34 }),
    reach: fc.constantFrom(0, 24, 60, 240),
    target: fc.constant({ width: 80, height: 44 }),
    isApart: fc.boolean(),
    isChosen: fc.boolean(),
    isSuggested: fc.constant(false),
    name: fc.constantFrom(null, disc.name, { width: 120, sides: ['below'] as const }),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 8 }), pins, (wishes, around) => {
      const rects = around.map(([[x, y], scale]) => pin(x, y, scale));
      const covers = (rect: ReturnType<typeof pin>) => rects.some((other) => overlap(rect, other));
      const layouts = layOutDiscs(wishes, { map: MAP, pins: rects, pinNames: [], suggested: null });
      for (const [index, { place, side }] of layouts.entries()) {
        const { size, at, reach, name } = wishes[index] as DiscWish;
        if (!place) continue;
        expect(covers(rectAround(place, size))).toBe(false);
        expect(Math.hypot(place[0] - at[0], place[1] - at[1])).toBeLessThanOrEqual(reach);
        if (side && name) expect(covers(nameRect(place, name.width, side))).toBe(false);
      }
    }),
    { numRuns: 1_000 },
  );
});
