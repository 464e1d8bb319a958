import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAddress } from '../../../../process/command-line';
import { OperatorError } from '../../../../process/operator-error';

const PART = /\.parquet$/i;

/**
 * The files and addresses that sources stand for, each once: a folder stands for its Parquet parts in alphabetical order, and
 * `*` in the last part of a path for any characters.
 *
 * @param sources absolute paths and addresses
 * @throws OperatorError if a folder has no parts, or nothing matches
 */
export async function findSources(sources: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const source of sources) found.push(...(await filesOf(source)));
  return [...new Set(found)];
}

async function filesOf(source: string): Promise<string[]> {
  if (isAddress(source)) return [source];
  const isFolder = await stat(source).then(
    (at) => at.isDirectory(),
    () => false,
  );
  if (isFolder) {
    const parts = await namesIn(source, (name) => PART.test(name));
    if (parts.length > 0) return parts;
    throw new OperatorError(`The folder ${source} has no .parquet files. Name a file in it.`);
  }
  const pattern = path.basename(source);
  if (!pattern.includes('*')) return [source];
  const [first = '', ...rest] = pattern.split('*');
  const files = await namesIn(path.dirname(source), (name) => fits(name, first, rest));
  if (files.length > 0) return files;
  throw new OperatorError(`No file is named like ${source}. Check the path.`);
}

/** Whether a name begins with the first piece, has the others in this order, and ends with the last one. */
function fits(name: string, first: string, rest: readonly string[]): boolean {
  if (!name.startsWith(first)) return false;
  let from = first.length;
  for (const [index, piece] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const at = isLast ? name.length - piece.length : name.indexOf(piece, from);
    if (at < from || !name.startsWith(piece, at)) return false;
    from = at + piece.length;
  }
  return true;
}

async function namesIn(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && isWanted(entry.name))
    .map(({ name }) => path.join(folder, name))
    .sort();
}
