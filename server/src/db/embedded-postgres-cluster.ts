import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../process/operator-error';
import type { PostgresHome } from './embedded-postgres-home';

/** Role and database of the embedded PostgreSQL; permissions on its socket folder keep others out. */
export const embeddedRole = 'wayfold';
/** Only names the socket file: the embedded PostgreSQL listens on no TCP port. */
export const embeddedPort = 5432;

/**
 * Creates the data directory if there is none, and refuses one from another PostgreSQL version.
 *
 * @returns true if it was created now
 * @throws OperatorError if the data is from another major version
 */
export async function ensureCluster(home: PostgresHome): Promise<boolean> {
  if (existsSync(home.data)) {
    await refuseOtherMajor(home);
    return false;
  }
  // Created under another name and renamed, so a crash halfway leaves nothing that looks like a database.
  const draft = path.join(home.folder, 'data.new');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (home.account) await chown(draft, home.account.uid, home.account.gid);
  await runInitdb(home, draft);
  await rename(draft, home.data);
  return true;
}

async function runInitdb(home: PostgresHome, folder: string): Promise<void> {
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  try {
    await promisify(execFile)(
      path.join(home.binaries.native, 'bin', 'initdb'),
      [
        ...['-D', folder, '--username', embeddedRole, '--encoding=UTF8', `--locale=${locale}`],
        ...['--auth-local=trust', '--auth-host=reject', '--no-instructions'],
      ],
      { ...home.account, cwd: folder, env: { PATH: process.env.PATH } },
    );
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new OperatorError(`Wayfold could not create the database in ${home.folder}: ${lastLine(words)}`);
  }
}

async function refuseOtherMajor({ data, binaries }: PostgresHome): Promise<void> {
  const found = (await readFile(path.join(data, 'PG_VERSION'), 'utf8')).trim();
  const [ours] = binaries.version.split('.');
  if (found === ours) return;
  throw new OperatorError(
    `The database in ${data} is from PostgreSQL ${found}, but this Wayfold includes PostgreSQL ${ours}. Migrate it as described in docs/operations.md, or use another DATA_DIR.`,
  );
}

function lastLine(text: string): string {
  return text.split('\n').at(-1) ?? '';
}
