import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { countAgainst } from './limits';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let key = '';
beforeEach(() => {
  key = crypto.randomUUID();
});

const at = (time: string) => app.setClock(new Date(`2027-05-08T${time}Z`));

/** Acts the given number of times; returns how often it was let through. */
async function act(times: number, { perHour = 10, weight = 1 } = {}): Promise<number> {
  const outcomes = [];
  for (let time = 0; time < times; time += 1) outcomes.push(await refusal({ perHour, weight }));
  return outcomes.filter((outcome) => outcome === null).length;
}

/** The problem one action is refused with; null if it is let through. */
const refusal = ({ perHour = 10, weight = 1 } = {}): Promise<ProblemError | null> =>
  countAgainst(app.services, { name: 'test', key, perHour, weight, refusal: 'tooManyRequests' }).then(
    () => null,
    (error) => error,
  );

test('a new clock hour doesn’t reset the limit', async () => {
  at('09:58:00');
  expect(await act(12)).toBe(10);

  at('10:01:00');

  expect(await act(5)).toBe(0);
});

test('anyone who waits an hour is let through, at any time of the hour', async () => {
  for (const time of ['10:00:00.000', '10:32:10.500', '10:59:59.999']) {
    key = crypto.randomUUID();
    at(time);
    await act(10);
    at(time.replace('10:', '11:'));

    expect(await act(11), time).toBe(10);
  }
});

test('room comes back the way it was used up, in steps of five minutes', async () => {
  at('12:00:00');
  await act(4);
  at('12:30:00');
  await act(6);

  at('12:59:59');
  expect(await act(1)).toBe(0);
  at('13:00:00');
  expect(await act(6)).toBe(4);
  at('13:30:00');
  expect(await act(7)).toBe(6);
});

test('a refusal says in how many seconds there is room, and then there is', async () => {
  at('14:02:00');
  await act(10);
  at('14:20:30');

  const refused = await refusal();

  expect(refused?.problem).toMatchObject({ code: 'too-many', retryAfterSeconds: 39 * 60 + 30 });
  at('15:00:00');
  expect(await refusal()).toBeNull();
});

test('trying again while refused doesn’t extend the wait', async () => {
  at('16:00:00');
  await act(10);
  at('16:50:00');
  expect(await act(50)).toBe(0);

  at('17:00:00');

  expect(await act(11)).toBe(10);
});

test('a heavy action uses up more, and is refused if only a light one still fits', async () => {
  at('18:00:00');
  expect(await act(3, { weight: 4 })).toBe(2);
  expect(await act(3, { weight: 1 })).toBe(2);

  at('18:30:00');
  expect((await refusal({ weight: 11 }))?.problem.retryAfterSeconds).toBe(3_600);
});

test('no more actions get through at once than one after another', async () => {
  at('20:00:00');
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => refusal()));

  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(10);
});

test('counts are deleted after the hour, some with each new action', async () => {
  const { pool } = app.database;
  await pool.query('delete from rate_counts');
  at('21:00:00');
  for (let other = 0; other < 16; other += 1) {
    key = crypto.randomUUID();
    await act(1);
  }
  at('22:30:00');
  const left = async () =>
    (await pool.query(`select 1 from rate_counts where slot = '2027-05-08T21:00:00Z'`)).rowCount;

  await act(2);
  expect(await left()).toBe(6);

  key = crypto.randomUUID();
  await act(1);
  expect(await left()).toBe(0);
});

test('a refused call has a retry-after header', async () => {
  app.setClock(new Date('2027-05-09T09:00:00Z'));
  const behind = await startTestApp({ config: { publicUrl: 'https://trips.example.com' } });
  behind.setClock(new Date('2027-05-09T09:00:00Z'));
  const makeGuest = () =>
    behind.send('/api/newuser/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  await makeGuest();
  await behind.database.pool.query('update rate_counts set count = 1000');
  behind.setClock(new Date('2027-05-09T09:59:00Z'));

  const refused = await makeGuest();

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  await behind.close();
});
