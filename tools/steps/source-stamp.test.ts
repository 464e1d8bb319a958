import { mkdir, mkdtemp, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { glanceAtSources, hashSources } from './source-stamp.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'wayfold-stamp-'));
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'src/trip.ts'), 'one');
});
afterEach(() => rm(root, { recursive: true }));

const hash = () => hashSources(['src'], root);
const glance = () => glanceAtSources(['src'], root);

test('timestamps do not matter, so a fresh clone of the same commit has the same hash', async () => {
  const before = hash();

  await utimes(path.join(root, 'src/trip.ts'), 1, 1);

  expect(hash()).toBe(before);
});

test.each([
  ['a changed source', () => writeFile(path.join(root, 'src/trip.ts'), 'two')],
  ['a renamed source', () => rename(path.join(root, 'src/trip.ts'), path.join(root, 'src/leg.ts'))],
  ['a new source', () => writeFile(path.join(root, 'src/leg.ts'), '')],
])('%s causes a rebuild', async (_what, change) => {
  const before = [hash(), glance()];

  await change();

  expect(hash()).not.toBe(before[0]);
  expect(glance()).not.toBe(before[1]);
});

test.each(['trip.test.ts', 'crash.kill.test.ts', 'dist', 'node_modules', 'testing'])(
  '%s causes no rebuild',
  async (name) => {
    const before = [hash(), glance()];

    await writeFile(path.join(root, 'src', name), 'text');

    expect([hash(), glance()]).toEqual(before);
  },
);

test('a source with other text of the same length and the old timestamp does not look the same', async () => {
  const file = path.join(root, 'src/trip.ts');
  const { atime, mtime } = await stat(file);
  const before = glance();

  await writeFile(file, 'two');
  await utimes(file, atime, mtime);

  expect(glance()).not.toBe(before);
});
