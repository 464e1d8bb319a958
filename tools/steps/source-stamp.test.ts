import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './source-stamp.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'wayfold-stamp-'));
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'src/trip.ts'), 'one');
});
afterEach(() => rm(root, { recursive: true }));

const hash = () => hashSources(['src'], root);

test('timestamps do not matter, so a fresh clone of the same commit has the same hash', async () => {
  const before = await hash();

  await utimes(path.join(root, 'src/trip.ts'), 1, 1);

  expect(await hash()).toBe(before);
});

test.each([
  ['a changed source', () => writeFile(path.join(root, 'src/trip.ts'), 'two')],
  ['a renamed source', () => rename(path.join(root, 'src/trip.ts'), path.join(root, 'src/leg.ts'))],
  ['a new source', () => writeFile(path.join(root, 'src/leg.ts'), '')],
])('%s causes a rebuild', async (_what, change) => {
  const before = await hash();

  await change();

  expect(await hash()).not.toBe(before);
});

test.each(['trip.test.ts', 'crash.kill.test.ts', 'dist', 'node_modules', 'testing'])(
  '%s causes no rebuild',
  async (name) => {
    const before = await hash();

    await writeFile(path.join(root, 'src', name), 'text');

    expect(await hash()).toBe(before);
  },
);
