import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { expect, test } from 'vitest';
import type { AccessChecks, ShownTrip } from '../../../http/access';
import { asGuest } from '../../../testing/makers';
import { liveReads } from './live-reads';

/** Reads of trips whose versions count the times they were looked up, answered when told to. */
function held() {
  const asked: string[] = [];
  const answers: ((error?: Error) => void)[] = [];
  const checks: Partial<AccessChecks> = {
    actorOf: async (token) => asGuest(token),
    openShown: (actor, { id }) => {
      asked.push(`${actor?.userId ?? 'anyone'} ${id}`);
      const version = asked.length;
      return new Promise((resolve, reject) =>
        answers.push((error) => (error ? reject(error) : resolve({ version } as ShownTrip))),
      );
    },
  };
  const reads = liveReads(checks as AccessChecks);
  const answer = async (error?: Error) => {
    await new Promise((resolve) => setImmediate(resolve));
    for (const end of answers.splice(0)) end(error);
  };
  return { asked, see: reads.see, answer };
}

test('readers who ask at once are looked up once, except for other people and other trips', async () => {
  const { asked, see, answer } = held();

  const seen = [
    see(null, 'a'),
    see(null, 'a'),
    see(null, 'b'),
    see('ana', 'a'),
    see('ben', 'a'),
    see('ana', 'a'),
  ];
  await answer();

  expect((await Promise.all(seen)).map(({ version }) => version)).toEqual([1, 1, 2, 3, 4, 3]);
  expect(asked).toEqual(['anyone a', 'anyone b', 'ana a', 'ben a']);
});

test('whoever asks while a read is running gets a later one', async () => {
  const { see, answer } = held();
  const early = see(null, 'a');
  await new Promise((resolve) => setImmediate(resolve));

  const late = see(null, 'a');
  await answer();
  await answer();

  expect((await early).version).toBe(1);
  expect((await late).version).toBe(2);
});

test('readers who may no longer see the trip all hear so, and the next question is asked anew', async () => {
  const { see, answer } = held();
  const both = Promise.allSettled([see(null, 'a'), see(null, 'a')]);

  await answer(new RequestRefused('not-found', 'tripNotFound'));

  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = see(null, 'a');
  await answer();
  expect((await next).version).toBe(2);
});
