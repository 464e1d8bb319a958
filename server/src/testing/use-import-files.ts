import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Atlas } from '@wayfold/atlas/atlas';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database';

/** What import tests work with. */
export interface ImportFiles {
  /** Only what an import needs. */
  services(): { atlas: Atlas; database: TestDatabase; now: () => Date };
  /** Writes a file and returns its path. */
  write(name: string, content: string | Buffer): Promise<string>;
  /** Path of a file with this name; without a name, of the folder. */
  pathOf(name?: string): string;
}

/** Gives each test a database without imported places, and a folder for files. */
export function useImportFiles(): ImportFiles {
  let database: TestDatabase;
  let folder: string;
  let atlas: Atlas;
  beforeAll(async () => {
    database = await createTestDatabase();
    atlas = await openTestAtlas();
    folder = await mkdtemp(path.join(tmpdir(), 'wayfold-import-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => database.pool.query('truncate listed_places, listed_words, listed_match, place_imports'));
  return {
    services: () => ({ atlas, database, now: () => new Date() }),
    write: async (name, content) => {
      const file = path.join(folder, name);
      await writeFile(file, content);
      return file;
    },
    pathOf: (name = '') => path.join(folder, name),
  };
}
