import { callUrl } from '@wayfold/contract/kernel/client';
import { pdf } from '@wayfold/contract/sharing/pdf-endpoints';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeGuest, makeTrip } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** Not enough for any PDF. */
vi.mock('./thread-memory', () => ({ THREAD_MEMORY_MEGABYTES: 16 }));

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a PDF that takes too much memory is refused with a message each time, and the server keeps running', async () => {
  const guest = await makeGuest(app);
  const { id } = await makeTrip(guest, { stops: [{ name: 'Moab' }] });
  const ask = () =>
    app.send(callUrl(pdf.tripPdf, { params: { id }, query: {} }), {
      headers: { authorization: `Bearer ${guest.token}` },
    });

  const answers = [await ask(), await ask()];

  for (const answer of answers) {
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      code: 'too-large',
      key: 'pdfTooLarge',
      message: 'This trip is too large for a PDF. Leave out notes or pictures and try again.',
    });
  }
  expect((await guest.api.trips.get({ params: { id } })).id).toBe(id);
  expect(app.logged()).not.toContain('"level":50');
});
