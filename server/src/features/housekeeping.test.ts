import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { House } from '../house';
import { createLog } from '../lib/log';
import { makeGuest, makePerson } from '../testing/makers';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SESSION_DAYS } from './accounts/sessions-store';
import { startHousekeeping } from './housekeeping';

const DAY_MS = 86_400_000;

let app: TestApp;
let house: House;
/** Answers the next line housekeeping logs. */
let nextLine: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  let tell: (line: string) => void = () => undefined;
  const stream = { write: (line: string) => tell(line) } as unknown as NodeJS.WritableStream; // pino only ever writes
  house = { ...app.house, log: createLog('info', stream) };
  nextLine = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  // The day between two rounds alone; the database keeps its own time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function addOldGuest(): Promise<void> {
  app.setClock(new Date(Date.now() - (SESSION_DAYS + 31) * DAY_MS));
  await makeGuest(app).finally(() => app.setClock(null));
}

async function guestsLeft(): Promise<number> {
  const { rows } = await app.database.pool.query(`select count(*) as count from users where role = 'GUEST'`);
  return rows[0].count;
}

test('old guests go at the start and then every day, until the server stops', async () => {
  await addOldGuest();
  const atStart = nextLine();
  const housekeeping = startHousekeeping(house);
  expect(JSON.parse(await atStart)).toMatchObject({ sessions: 1, guests: 1 });
  expect(await guestsLeft()).toBe(0);

  await addOldGuest();
  const nextDay = nextLine();
  vi.advanceTimersByTime(DAY_MS);
  expect(JSON.parse(await nextDay)).toMatchObject({ sessions: 1, guests: 1 });
  expect(await guestsLeft()).toBe(0);

  await housekeeping.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('however many sessions ran out, all of them go', async () => {
  const { id } = await makePerson(app, 'FREE');
  await app.database.pool.query(
    `insert into sessions (token_hash, user_id, created_at, expires_at)
    select sha256(number::text::bytea), $1, now() - interval '2 years', now() - interval '1 year'
    from generate_series(1, 1201) number`,
    [id],
  );

  const line = nextLine();
  const housekeeping = startHousekeeping(house);
  expect(JSON.parse(await line)).toMatchObject({ sessions: 1_201, guests: 0 });
  await housekeeping.close();

  const { rowCount } = await app.database.pool.query('select 1 from sessions where user_id = $1', [id]);
  expect(rowCount).toBe(1);
});

test('a stop waits for the batch under way', async () => {
  await addOldGuest();

  await startHousekeeping(house).close();

  expect(await guestsLeft()).toBe(0);
});

test('a database that is away is a line in the log and nothing else', async () => {
  const pool = { connect: () => Promise.reject(new Error('away')) } as unknown as House['database']['pool']; // only connects
  const line = nextLine();

  await startHousekeeping({ ...house, database: { ...house.database, pool } }).close();

  expect(await line).toContain('housekeeping waits for tomorrow');
});
