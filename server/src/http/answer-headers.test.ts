import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest } from '../testing/makers';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://trips.example.com' } });
});
afterAll(() => app.close());

/** Response headers for a path exactly as written: `fetch` would normalize it first. */
function headersOf(path: string, method = 'GET'): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    httpRequest(app.url + path, { method }, (answer) => resolve(answer.resume().headers))
      .on('error', reject)
      .end();
  });
}

/** One of each kind of response: data, errors, pages, drawings, tiles, scripts, and requests that no route sees. */
const ADDRESSES = [
  '/api/health',
  '/api/trips',
  '/api/nothing',
  '/api/users/x',
  '/api/%zz',
  '/api/docs',
  '/api/docs/static/swagger-ui.css',
  '/api/docs/static/swagger-ui-bundle.js',
  '/api/openapi.json',
  '/nothing',
  '/pictures/x/400x400',
  '/scenes/canyon-dawn.svg',
  '/tiles/any/0/0/0.pbf',
  '/tiles/any/sheet.json',
];

test.each(ADDRESSES)('%s has all security headers', async (path) => {
  const headers = await headersOf(path);

  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  const policy = headers['content-security-policy'];
  for (const part of ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"]) {
    expect(policy).toContain(part);
  }
});

test.each(ADDRESSES)('%s has a content type, and text has a charset', async (path) => {
  const { 'content-type': type } = await headersOf(path);

  expect(type).toMatch(/^[a-z]+\/[a-z0-9.+-]+(; charset=utf-8)?$/i);
  if (/^text\/|xml|json|javascript/.test(type ?? '')) expect(type).toMatch(/; charset=utf-8$/i);
});

test('a live stream has the same headers as every other response', async () => {
  const guest = await makeGuest(app);
  const { id } = await guest.api.trips.create({ body: {} });
  const left = new AbortController();
  const answer = await app.send(`/api/trip/${id}/live`, {
    headers: { authorization: `Bearer ${guest.token}` },
    signal: left.signal,
  });
  left.abort();

  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("base-uri 'none'"),
  });
});

test.each(['TRACE', 'OPTIONS', 'PATCH'])('%s isn’t a supported method and echoes nothing', async (method) => {
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    httpRequest(`${app.url}/api/health`, { method, headers: { 'x-told': 'hush' } }, (incoming) => {
      let text = '';
      incoming.on('data', (part) => {
        text += part;
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain('hush');
});
