import { expect, test } from 'vitest';
import { type FairQueueOptions, fairQueue } from './fair-queue';

const stay = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose work finishes when told to. Names encode the owner: `a1` is asker a's, `A1` is large, `mail/a1` is mail. */
function makeQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = fairQueue({
    atOnce: 2,
    largeAtOnce: 1,
    perAsker: 3,
    waitingPerLane: 4,
    refusals: { perAsker: 'yourPdfsPending', full: 'pdfsPending' },
    ...options,
  });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (name: string, signal = stay): Promise<string> => {
    const [short = '', lane = 'download'] = name.split('/').reverse();
    const asker = short.slice(0, 1).toLowerCase();
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    };
    return queue.run({ lane, asker, isLarge: !short.startsWith(asker) }, work, signal);
  };
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await settled();
  };
  return { queue, begun, ask, end };
}

test('a limited number run at once, and askers with more wait behind everybody else', async () => {
  const { begun, ask, end } = makeQueue();

  const done = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ask(name));
  await settled();
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'b1', 'a3', 'c1']) await end(name);

  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'c1']);
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

test('large work leaves one slot for small work, which passes it', async () => {
  const { begun, ask, end } = makeQueue();

  const done = ['A1', 'B1', 'C1', 'd1', 'e1'].map((name) => ask(name));
  await settled();
  expect(begun).toEqual(['A1', 'd1']);
  await end('d1');
  expect(begun).toEqual(['A1', 'd1', 'e1']);
  await end('e1');
  expect(begun).toEqual(['A1', 'd1', 'e1']);
  await end('A1');
  expect(begun).toEqual(['A1', 'd1', 'e1', 'B1']);
  await end('B1');
  await end('C1');

  expect(await Promise.all(done)).toHaveLength(5);
});

test('mail waits for at most one job, however many downloads wait, and they continue after one mail', async () => {
  const { begun, ask, end } = makeQueue({ atOnce: 1, waitingPerLane: 9 });

  const done = ['a1', 'b1', 'c1', 'd1', 'mail/x1', 'mail/y1'].map((name) => ask(name));
  await settled();
  for (let index = 0; index < done.length; index += 1) await end(begun[index] ?? '');

  expect(begun).toEqual(['a1', 'b1', 'mail/x1', 'c1', 'mail/y1', 'd1']);
  expect(await Promise.all(done)).toHaveLength(6);
});

test('one asker’s work in progress is limited, and others still get in', async () => {
  const { ask, end } = makeQueue();
  const done = ['a1', 'a2', 'a3'].map((name) => ask(name));

  await expect(ask('a4')).rejects.toMatchObject({ code: 'too-many', refusal: 'yourPdfsPending' });
  const other = ask('b1');
  const mail = ask('mail/a1');
  for (const name of ['a1', 'a2', 'a3', 'b1', 'mail/a1']) await end(name);
  for (const name of ['a3', 'b1', 'mail/a1']) await end(name);
  await Promise.all([...done, other, mail]);

  const again = ask('a5');
  await settled();
  await end('a5');
  expect(await again).toBe('a5');
});

test('a full lane refuses; other lanes don’t', async () => {
  const { ask, end } = makeQueue({ atOnce: 1, waitingPerLane: 1 });
  const done = [ask('a1'), ask('b1'), ask('mail/c1')];

  await expect(ask('d1')).rejects.toMatchObject({ code: 'unavailable', refusal: 'pdfsPending' });

  await settled();
  for (const name of ['a1', 'b1', 'mail/c1']) await end(name);
  await end('b1');
  expect(await Promise.all(done)).toEqual(['a1', 'b1', 'mail/c1']);
});

test('an asker that gives up while waiting frees its slot at once, and its work never starts', async () => {
  const { queue, begun, ask, end } = makeQueue({ atOnce: 1, perAsker: 1 });
  const left = new AbortController();
  const first = ask('a1');
  const second = ask('b1', left.signal);
  await settled();

  left.abort(new Error('Gone.'));
  await expect(second).rejects.toThrow('Gone.');
  const third = ask('b2');
  await end('a1');
  await end('b2');

  expect(await Promise.all([first, third])).toEqual(['a1', 'b2']);
  expect(begun).toEqual(['a1', 'b2']);
  expect(queue.isIdle()).toBe(true);
});

test('work that fails releases its slot', async () => {
  const { ask, end } = makeQueue({ atOnce: 1 });
  const failing = ask('a1');
  const next = ask('b1');
  const failed = expect(failing).rejects.toThrow('no');
  await settled();

  await end('a1', new Error('no'));
  await end('b1');

  await failed;
  expect(await next).toBe('b1');
});
