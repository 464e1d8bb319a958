import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerWithProblems } from './problems';
import { addSecurityHeaders, type SecurityOptions } from './security-headers';
import { serveWeb } from './static';

const script = 'console.log("a script long enough to be worth compressing")';
const hash = `sha256-${'A'.repeat(43)}=`;
let webRoot: string;
let app: FastifyInstance;

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'wayfold-web-'));
  await mkdir(path.join(webRoot, 'assets'));
  await mkdir(path.join(webRoot, 'ssr'));
  const files = {
    'landing.html': '<h1>Landing</h1>',
    'planner.html': '<div id="outline"></div>',
    'index.html': '<div id="root"></div>',
    'csp.json': JSON.stringify({ scripts: [hash] }),
    'assets/app-1a2b3c.js': script,
    'assets/app-1a2b3c.js.br': brotliCompressSync(script),
    'robots.txt': 'User-agent: *',
    'ssr/trip-page.mjs': '// "name" of the build',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(webRoot, name), content);
  app = await serve({});
});
afterAll(async () => {
  await app.close();
  await rm(webRoot, { recursive: true });
});

async function serve(options: Partial<SecurityOptions>): Promise<FastifyInstance> {
  const server = Fastify();
  answerWithProblems(server);
  await addSecurityHeaders(server, {
    publicUrl: null,
    mapStyleUrl: null,
    pictureOrigins: [],
    uploadOrigins: [],
    webRoot,
    ...options,
  });
  await serveWeb(server, webRoot);
  return server;
}

test.each(['/', '/trips_modal', '/trip_plan/new_trip', '/user_signup', '/email_signup/', '/?from=mail'])(
  '%s is the landing page with its markup inside',
  async (url) => {
    expect((await app.inject({ url })).body).toBe('<h1>Landing</h1>');
  },
);

test.each(['/trip_plan', '/trip_plan/trip_details', '/trip_plan/hotels/?trip=1'])(
  '%s starts from the planner’s outline',
  async (url) => {
    expect((await app.inject({ url })).body).toBe('<div id="outline"></div>');
  },
);

test.each(['/trip_plan/trip', '/trip_plan/x/hotels', '/terms', '/nowhere', '/assets'])(
  '%s starts from the empty shell, revalidated each time',
  async (url) => {
    const answer = await app.inject({ url });

    expect(answer.body).toBe('<div id="root"></div>');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  },
);

test('an asset is cached permanently and sent compressed to clients that support it', async () => {
  const url = '/assets/app-1a2b3c.js';
  const plain = await app.inject({ url });
  const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

  expect(plain.body).toBe(script);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
});

test.each(['/api/nothing', '/api', '/assets/app-old.js'])('%s is a JSON 404, never a page', async (url) => {
  const answer = await app.inject({ url });

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not-found' });
});

test.each([
  '/csp.json',
  '/assets/app-1a2b3c.js.br',
  '/ssr/trip-page.mjs',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/%00.js',
])('%s exposes no file', async (url) => {
  const answer = await app.inject({ url });

  expect(answer.body).not.toContain(hash);
  expect(answer.body).not.toContain('"name"');
  expect(answer.statusCode).toBeLessThan(500);
});

test.each([
  '/reset_password/a/b',
  '/confirm_email/a/b',
  '/keep_email/a/b',
  '/confirm_list/a/b',
  '/unsubscribe/k',
])('%s sends no referrer', async (url) => {
  expect((await app.inject({ url })).headers['referrer-policy']).toBe('no-referrer');
  expect((await app.inject({ url: '/' })).headers['referrer-policy']).toBe('same-origin');
});

test('what another app shares is sent on to its page, whatever it is, without being read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await app.inject({
    method: 'POST',
    url: '/share_target',
    headers,
    payload: 'x'.repeat(3_000_000),
  });

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/share_target']);
});

test('crawlers find robots.txt', async () => {
  expect((await app.inject({ url: '/robots.txt' })).body).toBe('User-agent: *');
});

test.each(['/', '/api/nothing'])('%s allows only our scripts and the hashed ones', async (url) => {
  const { headers } = await app.inject({ url });

  expect(headers['content-security-policy']).toContain(`script-src 'self' '${hash}';`);
  expect(headers['content-security-policy']).toContain("base-uri 'none';");
  expect(headers['content-security-policy']).toContain("object-src 'none';");
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|upgrade-insecure-requests/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a bucket adds its origin for uploads, but no pictures are shown from it', async () => {
  const other = await serve({ uploadOrigins: ['https://s3.example.com'] });

  const { headers } = await other.inject({ url: '/' });
  await other.close();

  expect(headers['content-security-policy']).toContain("connect-src 'self' https://s3.example.com;");
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
});

test('an external base map adds its host, and https is enforced', async () => {
  const other = await serve({
    publicUrl: 'https://a.example',
    mapStyleUrl: 'https://maps.example/style.json',
  });

  const { headers } = await other.inject({ url: '/' });
  await other.close();

  expect(headers['content-security-policy']).toContain("connect-src 'self' https://maps.example;");
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
});
