import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refusalWords } from '../contract/src/refusals/words';
import { repositoryRoot } from './steps/repository.mjs';

/** Where refusals are made. */
const FOLDERS = ['contract/src', 'domain/src', 'server/src', 'web/src'];

test('every refusal with words in the catalog is made somewhere', () => {
  const made = new Set(FOLDERS.flatMap(sourcesIn).flatMap((source) => source.match(/'\w+'/g) ?? []));

  expect(Object.keys(refusalWords).filter((key) => !made.has(`'${key}'`))).toEqual([]);
});

test('no two files of the catalog have the same key', () => {
  const folder = path.join(repositoryRoot, 'contract/src/refusals');
  const files = readdirSync(folder).filter((file) => file.endsWith('-refusals.ts'));
  const keys = files.flatMap(
    (file) => readFileSync(path.join(folder, file), 'utf8').match(/^ {2}\w+:/gm) ?? [],
  );

  expect(keys.length).toBe(Object.keys(refusalWords).length);
});

/** The TypeScript files in a folder and its subfolders, without tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(repositoryRoot, folder, file), 'utf8'));
}
