import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency';

/** Work that finishes when told to. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.set(name, (error) => (error ? reject(error) : resolve(name))),
    );
  };
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const waits = { mostWaiting: 2, whenFull: 'manyTripsOpening' as const };
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a limited number run at once, and the others in order of arrival', async () => {
  const { begun, work, end } = heldWork();
  const limited = limitConcurrency(2, waits);

  const done = ['a', 'b', 'c', 'd'].map((name) => limited(work(name)));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await settled();
  end('d');

  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails makes room for the next', async () => {
  const { begun, work, end } = heldWork();
  const limited = limitConcurrency(1, waits);

  const failing = limited(work('a'));
  const next = limited(work('b'));
  await settled();
  end('a', new Error('no'));

  await expect(failing).rejects.toThrow('no');
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await next).toBe('b');
});

test('only requests that arrive when too many wait are refused', async () => {
  const { begun, work, end } = heldWork();
  const limited = limitConcurrency(1, waits);
  const done = ['a', 'b', 'c'].map((name) => limited(work(name)));

  await expect(limited(work('d'))).rejects.toMatchObject({
    problem: { code: 'unavailable', key: 'manyTripsOpening' },
  });

  for (const name of ['a', 'b', 'c']) {
    await settled();
    end(name);
  }
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c']);
  expect(begun).toEqual(['a', 'b', 'c']);
});
