import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** The admin who can read the outbox of every product that journeys start. */
export const ADMIN = { email: 'admin@example.com', password: 'Steady-Lantern 8' } as const;

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the product, without a trailing slash. */
    productUrl: string;
  }
}

/** Serves the built product on a free port with its own empty folder, and removes both afterward. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-e2e-'));
  // As root, the database runs as another user, who needs access to its files.
  await chmod(dataDir, 0o711);
  const { child, url } = await startProduct({ dataDir, port: 0 });
  project.provide('productUrl', url);
  return async () => {
    await stopProduct(child);
    await rm(dataDir, { recursive: true, force: true });
  };
}

/**
 * Starts the built server and waits until it prints its URL.
 *
 * @throws Error with everything it printed if it exits before that
 */
export async function startProduct(options: {
  dataDir: string;
  port: number;
  /** Additional environment variables. */
  environment?: Record<string, string>;
}): Promise<{ child: ChildProcess; url: string }> {
  const root = path.resolve(import.meta.dirname, '..', '..');
  const child = spawn(process.execPath, [path.join(root, 'server', 'dist', 'main.js')], {
    env: {
      ...process.env,
      DATA_DIR: options.dataDir,
      PORT: String(options.port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      MAP_STREETS: 'off',
      SAMPLE_PLACES: 'on',
      PUBLIC_URL: '',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, address] = printed.match(/Wayfold is ready at (\S+)/) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The product did not start:\n${printed}`)));
  });
  return { child, url };
}

/** Stops the server the way an operator does, and waits until it has exited. */
export async function stopProduct(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
