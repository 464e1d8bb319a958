import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSessionSecret } from './session-secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfold-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the session secret is created once and kept', async () => {
  const first = await keptSessionSecret(folder);

  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await keptSessionSecret(folder)).toBe(first);
});

test('only the owner may read the session secret', async () => {
  await keptSessionSecret(folder);

  expect((await stat(path.join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
});

test('an empty secret is refused, never used', async () => {
  await writeFile(path.join(folder, 'session-secret'), '');

  await expect(keptSessionSecret(folder)).rejects.toThrow(/Delete it and start again/);
});
