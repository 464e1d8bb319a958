import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha256Hex } from '../lib/hashing';
import { OperatorError } from '../process/operator-error';
import { type Binaries, copyBinaries, findBinaries } from './embedded-postgres-binaries';

/** A user PostgreSQL runs as, since it refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/** Where one embedded PostgreSQL lives and who runs it. */
export interface PostgresHome {
  /** null: the user of this process. */
  account: Account | null;
  binaries: Binaries;
  /** Holds everything below. */
  folder: string;
  /** PostgreSQL's own data directory; may not exist yet. */
  data: string;
  /** Folder of the Unix socket, which only the account (and root) may enter. */
  socketFolder: string;
  /** PostgreSQL's output. */
  logFile: string;
}

/** A socket path may have 107 bytes on Linux and 103 on macOS; PostgreSQL also creates a lock file beside it. */
const longestSocketPath = 100;
/** Where root keeps files that PostgreSQL's account must reach if DATA_DIR is in a closed folder such as /root. */
const openFolder = '/var/lib/wayfold';

/**
 * Decides where the database of a DATA_DIR lives, and creates the folders PostgreSQL needs there.
 *
 * Existing data is always found again: a location chosen once is never silently replaced by an empty one.
 *
 * @throws OperatorError if the data exists but this user can't run it
 */
export async function prepareHome(dataDir: string): Promise<PostgresHome> {
  const inside = path.join(dataDir, 'postgres');
  const outside = path.join(openFolder, sha256Hex(dataDir).slice(0, 16));
  const note = path.join(dataDir, 'database-folder');
  const installed = await findBinaries();

  if (process.getuid?.() !== 0) {
    await refuseForeignData(inside, note);
    await mkdir(inside, { recursive: true, mode: 0o700 });
    return finish(inside, null, installed);
  }

  const folder = await chooseFolderAsRoot(inside, outside, note);
  const account = (await ownerOfData(folder)) ?? databaseAccount();
  const binaries = canRun(installed, account) ? installed : await copyBinaries(installed, openFolder);
  return finish(folder, account, binaries);
}

async function refuseForeignData(inside: string, note: string): Promise<void> {
  if (existsSync(note)) {
    const elsewhere = (await readFile(note, 'utf8')).trim();
    throw new OperatorError(
      `The database for this DATA_DIR was created by root in ${elsewhere}. Start Wayfold as root again, or use another DATA_DIR.`,
    );
  }
  const owner = await ownerOfData(inside);
  if (owner && owner.uid !== process.getuid?.()) {
    throw new OperatorError(
      `The folder ${inside} belongs to another user. Start Wayfold as root again, or make the user who runs Wayfold the owner of the folder.`,
    );
  }
}

async function chooseFolderAsRoot(inside: string, outside: string, note: string): Promise<string> {
  if (existsSync(path.join(inside, 'data'))) {
    const account = (await ownerOfData(inside)) ?? databaseAccount();
    if (canEnter(inside, account)) return inside;
    throw new OperatorError(
      `The database in ${inside} runs as the user with ID ${account.uid}, who can no longer access that folder. Run chmod a+x on it and on all folders above it.`,
    );
  }
  if (existsSync(path.join(outside, 'data'))) return outside;
  if (existsSync(note)) {
    const noted = (await readFile(note, 'utf8')).trim();
    throw new OperatorError(
      `The database for this DATA_DIR is in ${noted}, but DATA_DIR was moved or copied. Move that folder to ${outside} and start again.`,
    );
  }
  await mkdir(inside, { recursive: true });
  await chmod(inside, 0o711);
  if (canEnter(inside, databaseAccount())) return inside;
  await rm(inside, { recursive: true });
  await mkdir(outside, { recursive: true });
  await chmod(openFolder, 0o711);
  await chmod(outside, 0o711);
  return outside;
}

async function finish(folder: string, account: Account | null, binaries: Binaries): Promise<PostgresHome> {
  const data = path.join(folder, 'data');
  const socketFolder = shortEnough(path.join(folder, 'socket'), data);
  await makeSocketFolder(socketFolder, account);
  return { account, binaries, folder, data, socketFolder, logFile: path.join(folder, 'server.log') };
}

/** Notes in DATA_DIR that its database lives elsewhere, for people and in case the folder is moved. */
export async function noteFolder(dataDir: string, home: PostgresHome): Promise<void> {
  if (!home.folder.startsWith(openFolder)) return;
  await writeFile(path.join(dataDir, 'database-folder'), `${home.folder}\n`);
}

function shortEnough(wished: string, data: string): string {
  if (Buffer.byteLength(`${wished}/.s.PGSQL.5432`) <= longestSocketPath) return wished;
  const name = `wayfold-${sha256Hex(data).slice(0, 12)}`;
  const inTemporary = path.join(tmpdir(), name);
  return Buffer.byteLength(`${inTemporary}/.s.PGSQL.5432`) <= longestSocketPath
    ? inTemporary
    : path.join('/tmp', name);
}

/** Everybody can write to the temporary folder, so a folder that already exists must be ours before we use it. */
async function makeSocketFolder(folder: string, account: Account | null): Promise<void> {
  const uid = account?.uid ?? process.getuid?.();
  try {
    await mkdir(folder, { mode: 0o700 });
    if (account) await chown(folder, account.uid, account.gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new OperatorError(`${folder} is not a private folder of Wayfold. Delete it and start again.`);
  }
}

/** The owner of an existing database; root never owns one, so 0 counts as nobody. */
async function ownerOfData(folder: string): Promise<Account | undefined> {
  const found = await stat(path.join(folder, 'data')).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function databaseAccount(): Account {
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (account) return account;
  throw new OperatorError(
    'PostgreSQL cannot run as root, and there is no user named postgres or nobody. Start Wayfold as a normal user.',
  );
}

function findAccount(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid !== undefined && gid !== undefined && uid !== 0 ? { uid, gid } : undefined;
}

/** Tests access as that user, since the system knows all rules along the path. */
function canEnter(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}

function canRun({ native }: Binaries, account: Account): boolean {
  const { status } = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' });
  return status === 0;
}
