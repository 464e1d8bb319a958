import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CROP, covers, cropArea, firstView, moved, zoomed, zoomOf } from './crop-frame';

const frame = { width: 640, height: 360 };
const landscape = { width: 4000, height: 3000 };
const sizes = fc.record({
  width: fc.integer({ min: 200, max: 9_000 }),
  height: fc.integer({ min: 200, max: 9_000 }),
});

test('zoom goes from 0.01 to 1.3 in steps of 0.01', () => {
  expect([-1, 0.004, 0.014, 0.785, 1.299, 9].map(zoomOf)).toEqual([0.01, 0.01, 0.01, 0.79, 1.3, 1.3]);
});

describe('the crop', () => {
  test('starts with the frame filled', () => {
    const view = firstView(landscape, frame);

    expect(view).toEqual({ zoom: 0.16, x: 0, y: 0 });
    expect(covers(view, landscape, frame)).toBe(true);
  });

  test('shows the part of a picture that lies under the frame', () => {
    const view = moved(firstView(landscape, frame), { x: 0, y: 60 }, landscape, frame);

    // At 0.16 the picture is 640 by 480 under a frame of 640 by 360: now its top edge is at the top of the frame.
    expect(cropArea(view, landscape, frame)).toEqual({ left: 0, top: 0, width: 1200, height: 900 });
  });

  test('has white edges for a tiny picture, since it is never drawn larger than 1.3', () => {
    const tiny = { width: 300, height: 200 };
    const view = firstView(tiny, frame);

    expect(view.zoom).toBe(1.3);
    expect(covers(view, tiny, frame)).toBe(false);
  });

  test('never leaves an empty edge that the picture could cover, however it is moved and zoomed', () => {
    const steps = fc.array(
      fc.record({
        x: fc.integer({ min: -900, max: 900 }),
        y: fc.integer({ min: -900, max: 900 }),
        zoom: fc.option(fc.float({ min: 0, max: 2, noNaN: true })),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(sizes, steps, (picture, taken) => {
        let view = firstView(picture, frame);
        for (const { x, y, zoom } of taken) {
          view =
            zoom === null
              ? moved(view, { x, y }, picture, frame)
              : zoomed(view, zoom, picture, frame, { x, y });
        }
        const { left, top, width, height } = cropArea(view, picture, frame);
        for (const [start, length, whole] of [
          [left, width, CROP.width],
          [top, height, CROP.height],
        ] as const) {
          const isInside = length <= whole && start >= -0.01 && start + length <= whole + 0.01;
          const isCovering = length >= whole && start <= 0.01 && start + length >= whole - 0.01;
          expect(isInside || isCovering).toBe(true);
        }
      }),
    );
  });

  test('keeps the point under the pointer in place while zooming', () => {
    const view = firstView(landscape, frame);
    const at = { x: 100, y: -40 };
    const near = zoomed(view, 0.5, landscape, frame, at);
    const pointOf = ({ zoom, x, y }: typeof view) => [(at.x - x) / zoom, (at.y - y) / zoom];

    expect(pointOf(near)[0]).toBeCloseTo(pointOf(view)[0] ?? 0);
    expect(pointOf(near)[1]).toBeCloseTo(pointOf(view)[1] ?? 0);
  });
});
