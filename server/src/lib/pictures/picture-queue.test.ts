import { expect, test } from 'vitest';
import { makePictureQueue, type PictureQueueLimits } from './picture-queue';

const LIMITS: PictureQueueLimits = {
  atOnce: 2,
  heldBytes: 100,
  waiting: 6,
  waitingBytes: 50,
  waitingEach: 4,
  waitingBytesEach: 30,
};

/** Work that finishes when told to, and records that it started. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (...names: string[]) => {
    for (const name of names) {
      ends.get(name)?.();
      await settled();
    }
  };
  return { begun, work, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const busy = (message: RegExp) => ({
  problem: { code: 'unavailable', message: expect.stringMatching(message) },
});

test('askers take turns, however many pictures one of them has', async () => {
  const { begun, work, end } = heldWork();
  const queue = makePictureQueue(LIMITS);
  const done = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2'].map((name) =>
    queue.run([`address ${name[0]}`], work(name)),
  );

  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']) {
    await settled();
    await end(name);
  }

  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
  expect(await Promise.all(done)).toHaveLength(8);
});

test('an address or account with too much waiting is refused, and nobody else', async () => {
  const { work } = heldWork();
  const queue = makePictureQueue(LIMITS);
  const ask = (address: string, person: string, bytes = 0) => queue.run([address, person], work('x'), bytes);
  for (let i = 0; i < 6; i += 1) void ask('one', i % 2 === 0 ? 'mei' : 'ben');

  await expect(ask('one', 'cy')).rejects.toMatchObject(busy(/^Too many of your pictures/));
  void ask('two', 'mei');
  void ask('two', 'mei');
  await expect(ask('three', 'mei')).rejects.toMatchObject(busy(/^Too many of your pictures/));
  await expect(ask('three', 'cy')).rejects.toMatchObject(busy(/^Many pictures are being processed/));
});

test('bytes held while waiting are counted until the work starts', async () => {
  const { work, end } = heldWork();
  const queue = makePictureQueue(LIMITS);
  const ask = (name: string, bytes: number) => queue.run([`of ${name[0]}`], work(name), bytes);
  void ask('a1', 1_000);
  void ask('a2', 1_000);
  void ask('a3', 30);

  await expect(ask('a4', 1)).rejects.toMatchObject(busy(/^Too many of your pictures/));
  await expect(ask('b1', 21)).rejects.toMatchObject(busy(/^Many pictures/));
  await end('a1');
  void ask('a5', 30);
  void ask('b2', 20);

  await expect(ask('c1', 1)).rejects.toMatchObject(busy(/^Many pictures/));
});

test('pictures that need a lot of memory don’t run together, and the largest runs alone', async () => {
  const { begun, work, end } = heldWork();
  const queue = makePictureQueue({ ...LIMITS, atOnce: 3 });
  const ask = (name: string, bytes: number) => queue.run(['me'], (hold) => hold(bytes, work(name)));
  const done = [ask('60', 60), ask('50', 50), ask('30', 30), ask('900', 900), ask('1', 1)];

  await settled();
  expect(begun).toEqual(['60']);
  await end('60');
  expect(begun).toEqual(['60', '50', '30']);
  await end('50');
  await end('30');
  expect(begun).toEqual(['60', '50', '30', '900']);
  await end('900');
  expect(begun).toEqual(['60', '50', '30', '900', '1']);
  await end('1');

  expect(await Promise.all(done)).toEqual(['60', '50', '30', '900', '1']);
});

test('work that fails releases its turn and memory', async () => {
  const queue = makePictureQueue({ ...LIMITS, atOnce: 1 });
  const fail = () => Promise.reject(new Error('no picture'));

  const [one, two] = await Promise.allSettled([
    queue.run(['me'], (hold) => hold(900, fail)),
    queue.run(['me'], (hold) => hold(900, async () => 'done')),
  ]);

  expect([one?.status, two]).toEqual(['rejected', { status: 'fulfilled', value: 'done' }]);
});
