import type { Point } from './shape';
import type { Sheet } from './sheet';
import { clouds, crescent, sky, stars, streaks, sun } from './sky';

/**
 * The sky with what its hour brings: stars and a crescent at night, streaks around a low sun, small clouds by day.
 *
 * @param at where the sun or the moon stands; by day there is none without it
 */
export function weather(sheet: Sheet, horizon: number, at?: Point): string {
  const { random, light } = sheet;
  if (light.time === 'night') {
    const [x, y] = at ?? [300, 160];
    return sky(sheet, horizon) + stars(sheet, horizon * 0.7, 44) + crescent(sheet, x, y, 34);
  }
  const high = light.time === 'day';
  return (
    sky(sheet, horizon) +
    (at ? sun(sheet, at[0], at[1], 56) : '') +
    (high
      ? clouds(sheet, [
          [random.whole(90, 260), random.whole(90, 150), random.whole(150, 210)],
          [random.whole(800, 960), random.whole(80, 160), random.whole(140, 190)],
          [random.whole(430, 640), random.whole(60, 110), random.whole(90, 130)],
        ])
      : streaks(sheet, 80, 270, 5, 0.3))
  );
}
