import { expect, test } from 'vitest';
import { type WriteLimits, writeQueue } from './write-queue';

const LIMITS: WriteLimits = { atOnce: 3, atOnceOfOne: 2, waiting: 6, waitingOfOne: 4 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue, and writes that end when told to. */
function held() {
  const queue = writeQueue(LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (name: string, userId: string, tripId: string) =>
    queue({ userId, tripId }, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await settled();
  };
  return { begun, ask, end };
}

test('a trip has one write at a time, in the order they arrived', async () => {
  const { begun, ask, end } = held();

  const done = ['a', 'b', 'c'].map((name) => ask(name, 'ana', 'trip'));
  await settled();
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('c');

  expect(await Promise.all(done)).toEqual(['a', 'b', 'c']);
});

test('one person’s writes leave room for those of others', async () => {
  const { begun, ask } = held();

  for (const trip of ['1', '2', '3', '4']) void ask(`ana ${trip}`, 'ana', trip);
  void ask('ben', 'ben', '5');
  await settled();

  expect(begun).toEqual(['ana 1', 'ana 2', 'ben']);
});

test('people who wait take turns, however many writes one of them has waiting', async () => {
  const { begun, ask, end } = held();
  for (const trip of ['1', '2', '3', '4']) void ask(`ana ${trip}`, 'ana', trip);
  void ask('ben 5', 'ben', '5');
  void ask('ben 6', 'ben', '6');
  void ask('eva 7', 'eva', '7');
  await settled();

  for (const name of ['ana 1', 'ben 5', 'ana 2', 'ana 3']) await end(name);

  expect(begun).toEqual(['ana 1', 'ana 2', 'ben 5', 'ana 3', 'ben 6', 'eva 7', 'ana 4']);
});

test('a write that fails frees its slot like any other', async () => {
  const { begun, ask, end } = held();
  const failing = ask('a', 'ana', 'trip');
  void ask('b', 'ben', 'trip');

  failing.catch(() => undefined);
  await end('a', new Error('no'));

  await expect(failing).rejects.toThrow('no');
  expect(begun).toEqual(['a', 'b']);
});

test('a person with too many waiting writes is refused, and nobody else', async () => {
  const { ask } = held();
  for (let count = 0; count < 5; count += 1) void ask('a', 'ana', 'trip');

  await expect(ask('a', 'ana', 'trip')).rejects.toMatchObject({ code: 'too-many' });

  void ask('b', 'ben', 'trip');
  void ask('c', 'eva', 'trip');
  await expect(ask('d', 'max', 'trip')).rejects.toMatchObject({ code: 'unavailable' });
});
