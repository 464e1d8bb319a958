import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireWritableFolder } from './writable-folder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfold-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is created with its parents, and found again', async () => {
  const deep = path.join(folder, 'srv', 'wayfold');

  await requireWritableFolder(deep);
  await requireWritableFolder(deep);

  expect((await stat(deep)).isDirectory()).toBe(true);
});

test('a file in its place is reported by name', async () => {
  const file = path.join(folder, 'taken');
  await writeFile(file, '');

  await expect(requireWritableFolder(file)).rejects.toThrow(
    `DATA_DIR points to ${file}, which is not a folder`,
  );
  await expect(requireWritableFolder(path.join(file, 'below'))).rejects.toThrow(/which is not a folder/);
});

test('an unwritable folder says what to do, even to root', async () => {
  await expect(requireWritableFolder('/proc/wayfold/data')).rejects.toThrow(
    'Wayfold cannot write to the folder /proc/wayfold/data. Give the user who runs Wayfold read and write access',
  );
});
