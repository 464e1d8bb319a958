import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log';

function collectingLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLog('info', destination), text: () => lines.join('') };
}

test('a request is logged with its path, but without the query, which may contain a ticket', () => {
  const { log, text } = collectingLog();

  log.info({ req: { method: 'GET', url: '/api/trips?ticket=secret', headers: { authorization: 'secret' } } });

  expect(JSON.parse(text()).req).toEqual({ method: 'GET', path: '/api/trips' });
});

test('secrets of emailed links and email addresses are not logged', () => {
  const { log, text } = collectingLog();
  const id = '0192f0c1-7a5c-7000-8000-000000000000';
  const secret = 'x'.repeat(43);

  log.info({ req: { method: 'GET', url: `/reset_password/${id}/${secret}` } });
  log.info({ req: { method: 'GET', url: '/api/type_detail/mei%40example.com' } });

  expect(text()).toContain(`/reset_password/${id}/…`);
  expect(text()).not.toContain(secret);
  expect(text()).not.toContain('mei');
});

test('shares are not logged under either of their IDs', () => {
  const { log, text } = collectingLog();
  const trip = '0192f0c1-7a5c-7000-8000-000000000000';

  log.info({ req: { method: 'GET', url: '/trip/k3f9-rd27-xq4m-8wzt' } });
  log.info({ req: { method: 'GET', url: '/api/trip/8d4c5b6a-1f2e-4d3c-9b8a-7f6e5d4c3b2a/live' } });
  log.info({ req: { method: 'GET', url: `/api/trip/${trip}/live` } });

  expect(text().match(/"path":"[^"]*"/g)).toEqual([
    '"path":"/trip/…"',
    '"path":"/api/trip/…/live"',
    `"path":"/api/trip/${trip}/live"`,
  ]);
});

test("a database error is logged without the row's values", () => {
  const { log, text } = collectingLog();

  log.error({
    err: Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ada@x)' }),
  });

  expect(JSON.parse(text()).err).toMatchObject({ message: 'duplicate key', code: '23505' });
  expect(text()).not.toContain('ada@x');
});
