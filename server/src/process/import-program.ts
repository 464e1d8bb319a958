import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../config';
import type { Database } from '../db/connect';
import { openSharedDatabase } from '../db/open-shared-database';
import { createLog } from '../lib/log';
import { explain } from './command-line';
import { OpenedResources } from './opened-resources';
import { repositoryRoot } from './repository-root';
import { requireWritableFolder } from './writable-folder';

/** What a program that imports something works with. */
export interface ImportProgram {
  /** The configured database, which a running server may be using. */
  readonly database: Database;
  /** What is closed when the program ends. */
  readonly opened: OpenedResources;
  /** Aborted by Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
  /** Where the atlas is. */
  readonly atlasFolder: string;
}

/**
 * Runs a program that imports something, and sets the exit code of the process.
 *
 * @param readAsked reads the arguments; if they are wrong, nothing is opened
 * @param work returns false if it was interrupted
 */
export async function runImport<Asked>(
  readAsked: () => Asked,
  work: (asked: Asked, program: ImportProgram) => Promise<boolean>,
): Promise<void> {
  const opened = new OpenedResources();
  const breakOff = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => breakOff.abort());
  const run = async () => {
    const asked = readAsked();
    const root = repositoryRoot();
    const database = await opened.keep(openConfigured(root));
    const atlasFolder = path.join(root, '.cache', 'atlas');
    return (await work(asked, { database, opened, signal: breakOff.signal, atlasFolder })) ? 0 : 1;
  };
  process.exitCode = await run().catch(explain);
  await opened.closeAll(console.error);
}

async function openConfigured(root: string): Promise<Database> {
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
  const environment = readConfig(process.env, root);
  const config: Config = { ...environment, sessionSecret: environment.sessionSecret ?? '' };
  await requireWritableFolder(config.dataDir);
  return openSharedDatabase(config, {
    log: createLog('error'),
    say: (sentence) => console.log(sentence),
    onLost: (error) => {
      console.error('The embedded database stopped. Run the same command to continue.', error);
      process.exit(1);
    },
  });
}

/** Draws over the last line of a terminal; does nothing if there is none. */
export const terminalLine = {
  draw(text: string): void {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  },
  clear(): void {
    terminalLine.draw('');
  },
};
