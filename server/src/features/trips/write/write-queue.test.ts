import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { expect, test } from 'vitest';
import { type WriteLimits, writeQueue } from './write-queue';

const LIMITS: WriteLimits = { atOnce: 3, atOnceOfOne: 2, waiting: 6, waitingOfOne: 4 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue, and writes that end when told to; what is written together is named together. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, (ended: Error | number) => void>();
  const queue = writeQueue<string, string>((names) => {
    const together = names.join('+');
    begun.push(together);
    return new Promise((resolve, reject) =>
      ends.set(together, (ended) =>
        ended instanceof Error ? reject(ended) : resolve(names.slice(0, ended).map((name) => `${name} done`)),
      ),
    );
  }, LIMITS);
  const ask = (name: string, userId: string, tripId: string) => queue({ userId, tripId }, name);
  const end = async (name: string, ended: Error | number = name.length) => {
    ends.get(name)?.(ended);
    await settled();
  };
  return { begun, ask, end };
}

test('what waits for a trip is written together, in the order it arrived', async () => {
  const { begun, ask, end } = held();

  const done = ['a', 'b', 'c'].map((name) => ask(name, 'ana', 'trip'));
  void ask('other', 'ana', 'elsewhere');
  await end('a');
  await end('b+c');

  expect(begun).toEqual(['a', 'other', 'b+c']);
  expect(await Promise.all(done)).toEqual(['a done', 'b done', 'c done']);
});

test('what a write leaves unwritten is written next, before anything else of the trip', async () => {
  const { begun, ask, end } = held();
  const done = ['a', 'b', 'c', 'd'].map((name) => ask(name, 'ana', 'trip'));
  await end('a');
  void ask('e', 'ana', 'trip');

  await end('b+c+d', 2);
  await end('d');

  expect(begun).toEqual(['a', 'b+c+d', 'd', 'e']);
  expect(await Promise.all(done)).toEqual(['a done', 'b done', 'c done', 'd done']);
});

test('a refusal is of the first alone; the others are written without it', async () => {
  const { begun, ask, end } = held();
  void ask('a', 'ana', 'trip');
  const [refused, ...others] = ['b', 'c', 'd'].map((name) => ask(name, 'ana', 'trip'));
  refused?.catch(() => undefined);
  await end('a');

  await end('b+c+d', new RequestRefused('not-found', 'tripNotFound'));
  await end('c+d');

  await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  expect(begun).toEqual(['a', 'b+c+d', 'c+d']);
  expect(await Promise.all(others)).toEqual(['c done', 'd done']);
});

test('after another failure each one is written by itself, and only fails itself', async () => {
  const { begun, ask, end } = held();
  void ask('a', 'ana', 'trip');
  const [before, failing, after] = ['b', 'c', 'd'].map((name) => ask(name, 'ana', 'trip'));
  failing?.catch(() => undefined);
  await end('a');

  await end('b+c+d', new Error('no'));
  await end('b');
  await end('c', new Error('no'));
  await end('d');

  await expect(failing).rejects.toThrow('no');
  expect(begun).toEqual(['a', 'b+c+d', 'b', 'c', 'd']);
  expect(await Promise.all([before, after])).toEqual(['b done', 'd done']);
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
