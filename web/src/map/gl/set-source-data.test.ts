import { expect, test, vi } from 'vitest';
import { setSourceData } from './set-source-data';

const at = (coordinates: number[]) => ({ type: 'Point' as const, coordinates });

test('a source gets new data only when it differs from what it has', () => {
  const source = { setData: vi.fn() };

  for (const place of [at([1, 1]), at([1, 1]), at([2, 1]), at([1, 1])]) setSourceData(source, place);

  expect(source.setData.mock.calls).toEqual([[at([1, 1])], [at([2, 1])], [at([1, 1])]]);
});

test('a source that replaces another gets its data', () => {
  const [before, after] = [{ setData: vi.fn() }, { setData: vi.fn() }];

  for (const source of [before, after]) setSourceData(source, at([1, 1]));

  expect(after.setData).toHaveBeenCalledOnce();
});
