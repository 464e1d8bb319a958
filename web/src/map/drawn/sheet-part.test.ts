import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, serves } from './sheet-part';
import type { Box } from './sheet-pieces';

const sizes = fc.double({ min: 1e-6, max: 8_192, noNaN: true });
const views = fc
  .record({
    left: fc.double({ min: -8_192, max: 8_192, noNaN: true }),
    top: fc.double({ min: -8_192, max: 8_192, noNaN: true }),
    width: sizes,
    // A collapsed map has no height.
    height: fc.oneof(fc.constant(0), sizes),
  })
  .map(({ left, top, width, height }): Box => ({ left, top, right: left + width, bottom: top + height }));
const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

test('a part that was cut for a view serves that view, whatever its shape', () => {
  fc.assert(fc.property(views, (view) => serves(around(view), view)));
});

test('a part does not serve a view that extends beyond it or is much smaller than it', () => {
  fc.assert(
    fc.property(views, (view) => {
      const part = around(view);
      const width = view.right - view.left;
      const closer = { ...view, right: view.left + width / 4 };

      expect(serves(part, grown(view, width * 2))).toBe(false);
      expect(serves(part, closer)).toBe(false);
      expect(serves(part, { ...view, left: view.left + width * 1.2, right: view.right + width * 1.2 })).toBe(
        false,
      );
    }),
  );
});
