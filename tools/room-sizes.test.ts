import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './steps/repository.mjs';

const MOST_FILES = 25;

/** Folders that may hold more: their files are all of one kind, and anyone looking for one knows its name. */
const FAMILIES = ['atlas/src/scenes/families', 'server/src/adapters', 'server/src/db/migrations'];

const ROOMS = ['contract', 'domain', 'atlas', 'server', 'web', 'bench', 'tools', 'e2e/support'];

const isSource = (file: string) =>
  /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|e2e)\.tsx?$|\.generated\.ts$/.test(file);

/** Yields a folder, then all its subfolders, each with its number of source files. */
function* sizes(folder: string): Generator<{ folder: string; files: number }> {
  const entries = readdirSync(path.join(repositoryRoot, folder), { withFileTypes: true });
  yield { folder, files: entries.filter((entry) => entry.isFile() && isSource(entry.name)).length };
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name === 'node_modules' || entry.name === 'dist') continue;
    yield* sizes(path.posix.join(folder, entry.name));
  }
}

test('no folder holds more than 25 source files', () => {
  const crowded = ROOMS.flatMap((room) => [...sizes(room)]).filter(
    ({ folder, files }) => files > MOST_FILES && !FAMILIES.includes(folder),
  );

  expect(crowded).toEqual([]);
});
