import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generators } from './generators';

/**
 * Writes every generated file in the repository. With --check, compares them instead, and fails with a list of stale ones.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const checking = process.argv.includes('--check');
const stale: string[] = [];

for (const generator of generators) {
  const target = path.join(root, generator.file);
  const wanted = await generator.make();
  const found = await readFile(target, 'utf8').catch(() => '');
  if (found === wanted) continue;
  if (checking) stale.push(generator.file);
  else {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, wanted);
    console.log(`Wrote ${generator.file}`);
  }
}

if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run generate and commit the result.`);
  process.exitCode = 1;
}
