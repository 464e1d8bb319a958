import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, makeGuest, makeTrip, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makeGuest(app);
});
afterAll(() => app.close());

const list = (tripId: string) => owner.api.tripPage.paragraphs({ query: { tripId } });

test('texts are added and changed in one change, which can be undone', async () => {
  const { id: tripId } = await makeTrip(owner);
  const kept = newId();
  await owner.api.tripPage.saveParagraphs({
    body: { tripId, newParagraphs: [{ id: kept, kind: 'headlines', text: 'First' }] },
  });

  const { version } = await owner.api.tripPage.saveParagraphs({
    body: {
      tripId,
      newParagraphs: [
        { id: kept, text: 'Second' },
        { kind: 'headlines', text: 'Before it', to: 1 },
        { kind: 'contacts', text: 'Write', href: 'mailto:ana@example.com' },
      ],
    },
  });

  expect(version).toBe(2);
  expect(await list(tripId)).toMatchObject([
    { kind: 'headlines', text: 'Before it' },
    { id: kept, kind: 'headlines', text: 'Second' },
    { kind: 'contacts', text: 'Write', href: 'mailto:ana@example.com' },
  ]);
  await change(owner, tripId, { kind: 'undo' });
  expect(await list(tripId)).toMatchObject([{ id: kept, text: 'First' }]);
});

test('a text is removed with only its id', async () => {
  const { id: tripId } = await makeTrip(owner);
  const id = newId();
  await owner.api.tripPage.saveParagraphs({
    body: { tripId, newParagraphs: [{ id, kind: 'nextSteps', text: 'Pay' }] },
  });

  await owner.api.tripPage.removeText({ query: { id } });

  expect(await list(tripId)).toEqual([]);
});

test('missing and invalid fields are refused by name, and links can only be web, email and phone links', async () => {
  const { id: tripId } = await makeTrip(owner);
  const id = newId();
  const send = (...newParagraphs: object[]) =>
    owner.api.tripPage.saveParagraphs({ body: { tripId, newParagraphs: newParagraphs as never } });
  await send({ id, kind: 'headlines', text: 'First' });

  await expect(send({ text: 'No kind' })).rejects.toMatchObject({
    problem: { issues: [{ path: 'newParagraphs.0.kind' }] },
  });
  await expect(send({ kind: 'contacts' })).rejects.toMatchObject({
    problem: { issues: [{ path: 'newParagraphs.0.text' }] },
  });
  await expect(send({ id, kind: 'contacts', text: 'Other kind' })).rejects.toMatchObject({ code: 'invalid' });
  for (const href of ['javascript:alert(1)', 'data:text/html,hi', 'https://a@b']) {
    await expect(send({ kind: 'contacts', text: 'Go', href })).rejects.toMatchObject({ code: 'invalid' });
  }
  expect(await list(tripId)).toHaveLength(1);
});

test('a text of another trip is not changed through this one', async () => {
  const [mine, other] = [await makeTrip(owner), await makeTrip(owner)];
  const id = newId();
  await owner.api.tripPage.saveParagraphs({
    body: { tripId: other.id, newParagraphs: [{ id, kind: 'headlines', text: 'Theirs' }] },
  });

  const refused = owner.api.tripPage.saveParagraphs({
    body: { tripId: mine.id, newParagraphs: [{ id, kind: 'headlines', text: 'Mine' }] },
  });

  await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  expect(await list(other.id)).toMatchObject([{ text: 'Theirs' }]);
});
