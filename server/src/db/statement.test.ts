import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../process/repository-root';

const STATEMENT = /\bname: (['`])([^'`]+)\1,\s+text:/g;

// A connection that planned one of two statements of a name refuses the other.
test('no two statements have one name', async () => {
  const root = path.join(repositoryRoot(), 'server/src');
  const files = (await readdir(root, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const names = texts.flatMap((text) => [...text.matchAll(STATEMENT)].map(([, , name = '']) => name));

  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
