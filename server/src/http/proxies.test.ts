import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { firstProxies } from './proxies';

/** The address the server sees for a request that came through proxies, given what they and the visitor wrote. */
async function addressSeen(
  trusted: number | string[],
  { from, forwarded }: { from: string; forwarded?: string },
): Promise<string> {
  const app = Fastify({ trustProxy: firstProxies(trusted) });
  app.get('/', async ({ ip }) => ip);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: from, headers });
  await app.close();
  return body;
}

test.each([
  ['nothing', '203.0.113.7'],
  ['one address', '1.1.1.1, 203.0.113.7'],
  ['many addresses', `${'1.1.1.1, '.repeat(500)}203.0.113.7`],
  ['an address of the proxy itself', '10.0.0.1, 10.0.0.1, 203.0.113.7'],
  ['words', 'unknown, <script>, 203.0.113.7'],
])('behind one proxy, a visitor who sends %s has the address the proxy saw', async (_what, forwarded) => {
  expect(await addressSeen(1, { from: '10.0.0.1', forwarded })).toBe('203.0.113.7');
  expect(await addressSeen(['10.0.0.1'], { from: '10.0.0.1', forwarded })).toBe('203.0.113.7');
});

test('behind two proxies, the second is trusted about the first, and no entry before that', async () => {
  const forwarded = '1.1.1.1, 203.0.113.7, 10.0.0.2';

  expect(await addressSeen(2, { from: '10.0.0.1', forwarded })).toBe('203.0.113.7');
});

test('a proxy that forwards no address counts as the client, and so does an untrusted one', async () => {
  expect(await addressSeen(1, { from: '10.0.0.1' })).toBe('10.0.0.1');
  expect(await addressSeen(['10.0.0.1'], { from: '10.0.0.9', forwarded: '1.1.1.1' })).toBe('10.0.0.9');
});
