import { expect, test } from 'vitest';
import { askedArea, nameOfArea } from './asked-area';

test('where to import is said in one way only', () => {
  expect(askedArea({ area: 'Kyoto, Japan' })).toMatchObject({ area: 'Kyoto, Japan' });
  expect(() => askedArea({ area: 'Kyoto', box: '1,2,3,4' })).toThrow(
    /in one way only: --area, --trip or --box/,
  );
});

test.each([
  [{ area: 'Kyoto, Japan' }, 'Kyoto, Japan'],
  [{ trip: '42' }, 'Trip 42'],
  [{ box: '1,2,3,4' }, '1,2,3,4'],
  [{}, null],
])('the area %j is named %j', (area, name) => {
  expect(nameOfArea(area)).toBe(name);
});
