import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

/** Work that finishes when told to, or when nobody waits for it. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => (signal: AbortSignal) => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const ask = (what: string, { key = 'ann', signal = new AbortController().signal } = {}) => ({
  key,
  what,
  signal,
});

test('a second request for the same thing shares the result; one for something else is refused', async () => {
  const { begun, work, end } = heldWork();
  const once = oneAtATime<string>('pdfOfTripPending');

  const asked = [once(ask('a4'), work('first')), once(ask('a4'), work('second'))];
  await expect(once(ask('letter'), work('third'))).rejects.toMatchObject({
    code: 'too-many',
    refusal: 'pdfOfTripPending',
  });
  end('first');

  expect(await Promise.all(asked)).toEqual(['first', 'first']);
  expect(begun).toEqual(['first']);
});

test('others’ work runs in parallel, and the same asker’s next once it is done or has failed', async () => {
  const { begun, work, end } = heldWork();
  const once = oneAtATime<string>('pdfOfTripPending');

  const first = once(ask('a4'), work('ann'));
  const other = once(ask('letter', { key: 'ben' }), work('ben'));
  const failed = expect(first).rejects.toThrow('no');
  end('ann', new Error('no'));
  await failed;
  const again = once(ask('letter'), work('again'));
  for (const name of ['ben', 'again']) end(name);

  expect(await Promise.all([other, again])).toEqual(['ben', 'again']);
  expect(begun).toEqual(['ann', 'ben', 'again']);
});

test('work continues if one asker leaves and another still waits', async () => {
  const { work, end } = heldWork();
  const once = oneAtATime<string>('pdfOfTripPending');
  const left = new AbortController();
  const first = once(ask('a4', { signal: left.signal }), work('first'));
  const second = once(ask('a4'), work('second'));

  left.abort(new Error('Gone.'));
  await expect(first).rejects.toThrow('Gone.');
  end('first');

  expect(await second).toBe('first');
});

test('work that everybody gave up on stops, and its slot is free at once', async () => {
  const { begun, work, end } = heldWork();
  const once = oneAtATime<string>('pdfOfTripPending');
  const left = new AbortController();
  const asked = [1, 2].map(() => once(ask('a4', { signal: left.signal }), work('first')));

  left.abort(new Error('Gone.'));
  const next = once(ask('letter'), work('next'));
  end('next');

  await Promise.all(asked.map((each) => expect(each).rejects.toThrow('Gone.')));
  expect(await next).toBe('next');
  expect(begun).toEqual(['first', 'next']);
  await expect(once(ask('a4', { signal: left.signal }), work('late'))).rejects.toThrow('Gone.');
  expect(begun).toHaveLength(2);
});
