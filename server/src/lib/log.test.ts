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

test('a request is logged by its path, without the query that may carry a ticket', () => {
  const { log, text } = collectingLog();

  log.info({ req: { method: 'GET', url: '/api/trips?ticket=secret', headers: { authorization: 'secret' } } });

  expect(JSON.parse(text()).req).toEqual({ method: 'GET', path: '/api/trips' });
});

test("a database error is logged without the row's values", () => {
  const { log, text } = collectingLog();

  log.error({
    err: Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ada@x)' }),
  });

  expect(JSON.parse(text()).err).toMatchObject({ message: 'duplicate key', code: '23505' });
  expect(text()).not.toContain('ada@x');
});
