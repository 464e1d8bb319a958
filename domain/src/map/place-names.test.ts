import { expect, test } from 'vitest';
import { type NameWish, overlap, pinRect, placeNames } from './place-names';

const wish = (id: string, x: number, y: number, width = 60): NameWish => ({
  id,
  at: [x, y],
  scale: 1,
  size: { width, height: 20 },
  sides: 'both',
});

test('a name is to the right of its pin if there is room', () => {
  const [name] = placeNames([wish('moab', 100, 100)]);

  expect(name?.x).toBeGreaterThan(100);
  expect(name?.y).toBeLessThan(100);
});

test('a name goes to the left if another pin is on the right', () => {
  const [name] = placeNames([wish('page', 100, 100), wish('moab', 150, 105)]);

  expect((name?.x ?? 0) + 60).toBeLessThan(100);
});

test('a name goes to the left if the map ends on the right', () => {
  const [name] = placeNames([{ ...wish('denver', 100, 100), sides: 'left' }]);

  expect((name?.x ?? 0) + 60).toBeLessThan(100);
});

test('names cover neither pins nor each other', () => {
  const wishes = [wish('a', 100, 100), wish('b', 140, 110), wish('c', 180, 100), wish('d', 120, 150)];

  const rects = placeNames(wishes).map(({ x, y }) => ({
    left: x,
    right: x + 60,
    top: y - 10,
    bottom: y + 10,
  }));
  const all = [...rects, ...wishes.map(pinRect)];
  const clashes = rects.flatMap((rect) => all.filter((other) => other !== rect && overlap(rect, other)));
  expect(rects.length).toBeGreaterThan(1);
  expect(clashes).toEqual([]);
});

test('a name without any free side is left out', () => {
  const crowd = [-45, -15, 15, 45].flatMap((dx) =>
    [-50, -20, 10, 40].map((dy) => wish(`${dx} ${dy}`, 300 + dx, 300 + dy)),
  );

  const placed = placeNames([...crowd, wish('lost', 300, 300)]);

  expect(placed.map(({ id }) => id)).not.toContain('lost');
});
