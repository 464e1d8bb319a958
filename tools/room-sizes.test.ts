import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './steps/repository.mjs';

const MOST_FILES = 25;

/** Folders that may hold more: each file in them is one of a kind, and whoever looks for one knows its name. */
const FAMILIES = ['atlas/src/scenes/families', 'server/src/adapters', 'server/src/db/migrations'];

const ROOMS = ['contract', 'domain', 'atlas', 'server', 'web', 'bench', 'tools', 'e2e/support'];

const isSource = (file: string) =>
  /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|e2e)\.tsx?$|\.generated\.ts$/.test(file);

/** Every folder below one, that one first, with how many source files lie in it. */
function* sizes(folder: string): Generator<{ folder: string; files: number }> {
  const entries = readdirSync(path.join(repositoryRoot, folder), { withFileTypes: true });
  yield { folder, files: entries.filter((entry) => entry.isFile() && isSource(entry.name)).length };
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name === 'node_modules' || entry.name === 'dist') continue;
    yield* sizes(path.posix.join(folder, entry.name));
  }
}

test('a folder shows its parts at a glance: 25 source files at most', () => {
  const crowded = ROOMS.flatMap((room) => [...sizes(room)]).filter(
    ({ folder, files }) => files > MOST_FILES && !FAMILIES.includes(folder),
  );

  expect(crowded).toEqual([]);
});
