import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { personalData } from '../app';
import { createLog } from '../lib/log';
import type { Services } from '../services';
import { makeGuest, makePerson } from '../testing/makers';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { PersonalData } from './accounts/personal-data';
import { SESSION_DAYS } from './accounts/sessions-store';
import { startHousekeeping } from './housekeeping';

const DAY_MS = 86_400_000;

let app: TestApp;
let services: Services;
/** Returns the next line that housekeeping logs. */
let nextLine: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  let tell: (line: string) => void = () => undefined;
  const stream = { write: (line: string) => tell(line) } as unknown as NodeJS.WritableStream; // pino only ever writes
  services = { ...app.services, log: createLog('info', stream) };
  nextLine = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  // Fakes only the day between two rounds; the database keeps its own time.
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

test('old guests are deleted at startup and then every day, until the server stops', async () => {
  await addOldGuest();
  const atStart = nextLine();
  const housekeeping = startHousekeeping(services, personalData);
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

test('all expired sessions are deleted, however many there are', async () => {
  const { id } = await makePerson(app, 'FREE');
  await app.database.pool.query(
    `insert into sessions (id, user_id, kept, created_at, last_seen_at, expires_at, ends_at)
    select gen_random_uuid(), $1, true, now() - interval '2 years', now() - interval '2 years',
      now() - interval '1 year', now() - interval '1 year'
    from generate_series(1, 1201) number`,
    [id],
  );

  const line = nextLine();
  const housekeeping = startHousekeeping(services, personalData);
  expect(JSON.parse(await line)).toMatchObject({ sessions: 1_201, guests: 0 });
  await housekeeping.close();

  const { rowCount } = await app.database.pool.query('select 1 from sessions where user_id = $1', [id]);
  expect(rowCount).toBe(1);
});

test('a stop waits for the current batch', async () => {
  await addOldGuest();

  await startHousekeeping(services, personalData).close();

  expect(await guestsLeft()).toBe(0);
});

test('an unavailable database causes a log line and nothing else', async () => {
  const pool = {
    connect: () => Promise.reject(new Error('away')),
  } as unknown as Services['database']['pool']; // only connects
  const line = nextLine();

  await startHousekeeping({ ...services, database: { ...services.database, pool } }, personalData).close();

  expect(await line).toContain('housekeeping failed; will retry tomorrow');
});

test('work that fails stops nothing else, and is logged as an error', async () => {
  const { pool } = app.database;
  const [stuck, leaving] = [await makePerson(app, 'FREE'), await makePerson(app, 'FREE')];
  for (const [{ id }, days] of [
    [stuck, 2],
    [leaving, 1],
  ] as const) {
    const at = new Date(Date.now() - days * DAY_MS);
    await pool.query('update users set delete_at = $2 where id = $1', [id, at]);
  }
  await pool.query(
    `insert into mails (id, kind, recipient, subject, body_text, body_html, state, created_at)
    values (gen_random_uuid(), 'contact', 'a@b.cd', '', '', '', 'kept', now() - interval '31 days')`,
  );
  const refusing: PersonalData = {
    move: async () => undefined,
    erase: async (_on, userId) => {
      if (userId === stuck.id) throw new Error('not this one');
    },
    export: async () => [],
  };
  await pool.query('alter table settings rename to gone');
  const lines: { msg: string }[] = [];
  const allDone = new Promise<void>((resolve) => {
    const write = (line: string) => {
      lines.push(JSON.parse(line));
      if (lines.at(-1)?.msg === 'deleted expired data') resolve();
    };
    services = { ...services, log: createLog('info', { write } as unknown as NodeJS.WritableStream) }; // as above
  });

  const housekeeping = startHousekeeping(services, [...personalData, refusing]);
  await allDone;
  await housekeeping.close();

  await pool.query('alter table gone rename to settings');
  expect(lines).toMatchObject([
    { level: 50, round: 'actions', msg: 'housekeeping failed; will retry tomorrow' },
    {
      level: 50,
      round: 'accounts',
      msg: 'housekeeping failed; will retry tomorrow',
      err: { message: 'not this one' },
    },
    { level: 30, accounts: 1, mails: 1 },
  ]);
  const { rows } = await pool.query('select id from users where id = any($1)', [[stuck.id, leaving.id]]);
  expect(rows).toEqual([{ id: stuck.id }]);
  await pool.query('update users set delete_at = null where id = $1', [stuck.id]);
});

test('expired tokens, links, tickets and requests are deleted, and valid ones stay', async () => {
  const { id } = await makePerson(app, 'FREE');
  const { pool } = app.database;
  const add = async (table: string, columns: string, values: string) => {
    for (const [nth, end] of [`now() - interval '400 days'`, `now() + interval '1 day'`].entries()) {
      const row = values.replaceAll('KEY', `sha256('${table} ${nth}')`).replaceAll('END', end);
      await pool.query(`insert into ${table} (${columns}) values (${row})`, row.includes('$1') ? [id] : []);
    }
  };
  const session = `(select id from sessions where user_id = $1)`;
  await add(
    'session_tokens',
    'token_hash, session_id, user_id, kind, expires_at',
    `KEY, ${session}, $1, 'access', END`,
  );
  await add(
    'mailed_links',
    'id, purpose, secret_hash, user_id, email, created_at, expires_at',
    `gen_random_uuid(), 'reset', KEY, $1, 'a@b.cd', now(), END`,
  );
  await add('sign_in_tickets', 'ticket_hash, purpose, data, expires_at', `KEY, 'social', '{}', END`);
  await add('sign_up_requests', 'key_hash, user_id, created_at', 'KEY, $1, END');
  await add('guest_requests', 'key_hash, salt, user_id, created_at', 'KEY, KEY, $1, END');
  await add('devices', 'token_hash, user_id, created_at, seen_at', 'KEY, $1, END, END');
  await add('user_actions', 'user_id, action, at', `$1, 'pdf', END`);

  const line = nextLine();
  const housekeeping = startHousekeeping(services, personalData);
  const said = JSON.parse(await line);
  await housekeeping.close();

  expect(said).toMatchObject({ rows: 6, actions: 1, accounts: 0 });
  const tables = ['mailed_links', 'sign_up_requests', 'guest_requests', 'devices', 'user_actions'];
  for (const table of tables) {
    const { rowCount } = await pool.query(`select 1 from ${table} where user_id = $1`, [id]);
    expect([table, rowCount]).toEqual([table, 1]);
  }
});
