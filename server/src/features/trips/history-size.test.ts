import type { Change, SentChange } from '@wayfold/contract/trip/change';
import { HISTORY_KEPT, HISTORY_TOLD } from '@wayfold/contract/trip/limits';
import { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeBigTrip } from '../../testing/big-trip';
import { addStop, change, first, makePerson, makeTrip, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

const MEGABYTE = 1024 * 1024;

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await makePerson(app, 'FREE');
});
afterAll(() => app.close());

const read = (id: string) => person.api.trips.get({ params: { id } });
const history = (id: string, query: { limit?: number; before?: number } = {}) =>
  person.api.trips.history({ params: { id }, query });
const named = (changes: readonly Change[]) => changes.map((one) => ({ changeId: newId(), change: one }));
const sendOnce = (id: string, baseVersion: number, changes: SentChange[]) =>
  person.api.trips.sendChanges({ params: { id }, body: { baseVersion, changes } });

/** Sends changes as a browser does: sends again what was too much for one request. Returns the last response. */
async function send(id: string, baseVersion: number, ...changes: Change[]) {
  let waiting = named(changes);
  for (;;) {
    const answer = await sendOnce(id, baseVersion, waiting);
    const left = new Set(answer.unfinished?.changeIds);
    if (left.size === 0) return answer;
    waiting = waiting.filter(({ changeId }) => left.has(changeId));
  }
}
const UNDO: Change = { kind: 'undo' };
const REDO: Change = { kind: 'redo' };
const rename = (name: string): Change => ({ kind: 'trip.set', fields: { name } });

/** Thirty events of 120 kilobytes each. */
const longEvents = (letter: string): Change => ({
  kind: 'batch',
  changes: Array.from({ length: 30 }, () => ({
    kind: 'event.add',
    id: newId(),
    fields: { name: 'Hike', start: '2027-05-09T08:00', notes: letter.repeat(4_000) },
  })),
});

/** The bytes stored in the history's columns, and the bytes that the trip's row claims. */
async function sizesOf(tripId: string): Promise<{ stored: number; noted: number }> {
  const { rows } = await app.database.pool.query(
    `select (select sum(coalesce(octet_length(change::text), 0) + coalesce(octet_length(patches::text), 0)
        + coalesce(octet_length(nullif(writes::text, '[]')), 0) + coalesce(octet_length(effects::text), 0))
      from trip_changes where trip_id = $1) as stored, history_bytes as noted from trips where id = $1`,
    [tripId],
  );
  return first(rows);
}

/** How many bytes the changes table takes on disk, including dead rows. */
async function bytesOnDisk(): Promise<number> {
  const { rows } = await app.database.pool.query(
    `select pg_total_relation_size('trip_changes')::integer as bytes`,
  );
  return first(rows).bytes;
}

/** How many characters of history were read from the database while `work` ran. */
async function lettersRead(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const sent = spy.mock.calls.map((call, index) => ({
    name: (call as unknown as [{ name?: string }])[0].name ?? '', // as `rowsOf` sends it
    answer: spy.mock.results[index]?.value as Promise<{ rows: unknown[] }> | undefined,
  }));
  spy.mockRestore();
  const answers = sent.filter(({ name }) => name.startsWith('changes-')).map(({ answer }) => answer);
  const rows = await Promise.all(answers.map(async (answer) => (await answer)?.rows));
  return JSON.stringify(rows).length;
}

test('undoing and redoing a step of several megabytes a dozen times stores it once', {
  timeout: 120_000,
}, async () => {
  const id = await makeBigTrip(person);
  const full = await read(id);
  await send(id, 0, { kind: 'events.clear' });
  const before = await sizesOf(id);

  for (let round = 0; round < 6; round += 1) await send(id, 0, UNDO, REDO);
  await send(id, 0, UNDO);

  const after = await sizesOf(id);
  expect(before.stored).toBeGreaterThan(3 * MEGABYTE);
  expect(after.stored - before.stored).toBeLessThan(before.stored);
  expect(after.noted).toBe(after.stored);
  expect(documentFromTrip(await read(id))).toEqual(documentFromTrip(full));
});

test('clearing a trip again and again keeps what can be restored, and everything else up to the cap', async () => {
  const id = await makeBigTrip(person);

  for (let round = 0; round < 8; round += 1) await send(id, 0, { kind: 'events.clear' }, UNDO);

  const { stored, noted } = await sizesOf(id);
  expect(stored).toBeLessThan(HISTORY_KEPT.bytes + 10 * MEGABYTE);
  expect(noted).toBe(stored);
  await send(id, 0, REDO);
  expect((await read(id)).tripEvents).toEqual([]);
});

test('what the same request would drop again is never written', async () => {
  const id = await makeBigTrip(person, 3);
  const thereAndBack = Array.from({ length: 20 }, (): Change[] => [{ kind: 'events.clear' }, UNDO]).flat();

  const before = await bytesOnDisk();
  await sendOnce(id, 0, named(thereAndBack));

  expect((await bytesOnDisk()) - before).toBeLessThan(1.5 * HISTORY_KEPT.bytes);
});

test('the newest fifty steps of each person survive every cap, with three hundred changes of others on top', async () => {
  const { id } = await makeTrip(person, { name: 'start' });
  await send(id, 0, ...Array.from({ length: 60 }, (_, step) => rename(`step ${step}`)));
  const other = await makePerson(app, 'FREE');
  const { pool } = app.database;
  // Only the owner edits a trip; these steps could be a previous owner's.
  await pool.query('update trip_changes set actor_id = $2 where trip_id = $1', [id, other.id]);
  for (let round = 0; round < 3; round += 1) {
    await send(id, 0, ...Array.from({ length: 100 }, (_, n) => rename(`${round} ${n}`)));
  }
  const { rows } = await pool.query(
    `select actor_id = $2 as is_other, count(*) filter (where writes is not null)::integer as kept
      from trip_changes where trip_id = $1 group by 1 order by 1`,
    [id, other.id],
  );

  expect(rows).toEqual([
    { is_other: false, kept: 200 },
    { is_other: true, kept: 50 },
  ]);
});

test('fifty steps can be undone one by one although all other details of the trip are gone', async () => {
  const { id } = await makeTrip(person, { name: 'start' });
  await send(id, 0, ...Array.from({ length: 50 }, (_, step) => rename(`step ${step}`)));
  await app.database.pool.query(
    `update trip_changes set change = null, patches = null, effects = null, patches_bytes = 0, other_bytes = 0
      where trip_id = $1`,
    [id],
  );

  await send(id, 0, ...Array.from({ length: 50 }, () => UNDO));

  expect((await read(id)).name).toBe('start');
  await send(id, 0, ...Array.from({ length: 50 }, () => REDO));
  expect((await read(id)).name).toBe('step 49');
});

test('an undo reads what its own step wrote, and only the existence of the others', async () => {
  const { id } = await makeTrip(person);
  await send(id, 0, addStop({ name: 'Denver' }));
  for (const letter of 'abcdefghij') await send(id, 0, longEvents(letter));
  const { version } = await send(id, 0, rename('small'));

  const small = await lettersRead(() => send(id, version, UNDO));
  const large = await lettersRead(() => send(id, version + 1, UNDO));

  expect(small).toBeGreaterThan(1_000);
  expect(small).toBeLessThan(10_000);
  expect(large).toBeGreaterThan(120_000);
  expect(large).toBeLessThan(150_000);
});

test('undoing an undo from long ago restores the step, whatever is left of the undo', async () => {
  const { id } = await makeTrip(person, { name: 'start' });
  await send(id, 0, rename('one'), UNDO);
  const [undo] = (await history(id)).entries;
  await send(id, 0, REDO, UNDO, REDO);

  await send(id, 0, { kind: 'undo', of: first((await history(id)).entries).changeId });
  await send(id, 0, { kind: 'undo', of: undo?.changeId ?? '' });

  expect((await read(id)).name).toBe('one');
});

test('a page of history ends at one megabyte, and the next page continues from there', async () => {
  const { id } = await makeTrip(person);
  await send(id, 0, addStop({ name: 'Denver' }));
  for (const letter of 'abcdefghij') await send(id, 0, longEvents(letter));

  const pages: Awaited<ReturnType<typeof history>>[] = [];
  let before: number | undefined;
  for (;;) {
    const page = await history(id, { limit: 200, ...(before === undefined ? {} : { before }) });
    pages.push(page);
    before = page.entries.at(-1)?.version;
    if (!page.more) break;
  }

  const versions = pages.flatMap(({ entries }) => entries.map(({ version }) => version));
  expect(versions).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(pages.length).toBeGreaterThan(2);
  expect(Math.max(...pages.map((page) => JSON.stringify(page).length))).toBeLessThan(HISTORY_TOLD.pageBytes);
});

test('a step that is too large to list says so, and can still be undone', async () => {
  const id = await makeBigTrip(person, 2);
  const full = await read(id);
  await send(id, 0, { kind: 'events.clear' });

  const { entries, more } = await history(id, { limit: 1 });
  const answer = await send(id, full.version + 1, { kind: 'undo', of: first(entries).changeId });

  expect(first(entries)).toMatchObject({ kind: 'events.clear', writes: null, large: true });
  for (const entry of entries) expect(HistoryEntry.strict().parse(entry)).toEqual(entry);
  expect(more).toBe(true);
  expect(answer.patches).toBeNull();
  expect(answer.reset).toMatchObject({ id, version: answer.version });
  expect(answer.reset && documentFromTrip(answer.reset)).toEqual(documentFromTrip(full));
});

test('a client that is too far behind for patches gets the whole trip with the response', async () => {
  const { id } = await makeTrip(person);
  await send(id, 0, addStop({ name: 'Denver' }));
  for (const letter of 'abcdef') await send(id, 0, longEvents(letter));

  const behind = await send(id, 1, rename('New'));
  const close = await send(id, behind.version, rename('Newer'));

  expect(HISTORY_TOLD.patchBytes).toBeLessThan(6 * 30 * 4_000);
  expect(behind.patches).toBeNull();
  expect(behind.reset).toMatchObject({ name: 'New', version: behind.version });
  expect(close.patches).not.toBeNull();
  expect(close.reset).toBeUndefined();
});

test('a change whose details are all gone answers its version when it is sent again', async () => {
  const { id } = await makeTrip(person);
  const changeId = newId();
  const sent = await change(person, id, rename('once'), changeId);
  await app.database.pool.query(
    'update trip_changes set change = null, patches = null, effects = null, writes = null where trip_id = $1',
    [id],
  );

  const again = await change(person, id, rename('once'), changeId);

  expect(first(again.results)).toMatchObject({ status: 'known', version: sent.version, effects: [] });
});
