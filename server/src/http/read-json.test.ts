import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest, makeTrip, type Person } from '../testing/makers';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

async function sendTo(tripId: string, body: string) {
  const headers = { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' };
  const answer = await app.send(`/api/trip/${tripId}/changes`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

test.each([
  ['lists', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['lists that do not end', '['.repeat(100_000)],
  ['objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['lists after a text with a quote in it', `["\\"${'a'.repeat(70_000)}",${'['.repeat(40)}${']'.repeat(41)}`],
])('a large body of nested %s is refused before it is parsed', async (_what, body) => {
  const { id } = await makeTrip(guest);

  const answer = await sendTo(id, body);

  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid', message: 'The body is nested too deeply.' },
  });
});

test('brackets in text or side by side don’t count as nesting', async () => {
  const { id } = await makeTrip(guest);
  const add = (text: string) => ({
    changeId: newId(),
    change: { kind: 'text.add', id: newId(), fields: { kind: 'headlines', text } },
  });
  const changes = Array.from({ length: 40 }, () => add(`${'[{'.repeat(900)} \\" \\\\`));

  const answer = await sendTo(id, JSON.stringify({ baseVersion: 1, changes }));

  expect(answer).toMatchObject({ status: 200 });
});
