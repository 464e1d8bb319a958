import { Worker } from 'node:worker_threads';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';

/** Hashes and checks passwords with argon2id, one at a time. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
  close(): Promise<void>;
};

/** If more were waiting, they would wait for seconds. */
const MOST_WAITING = 200;

type Answer = { id: number; answer: string | boolean | null };
type Waiting = { resolve: (answer: string | boolean) => void; reject: (error: Error) => void };

/**
 * Creates a password hasher on a low-priority thread: reading trips stays fast however many people sign in. Hashing one at a
 * time also limits memory use.
 */
export function passwordHasher(): PasswordHasher {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  function opened(): Worker {
    if (worker) return worker;
    const fresh = new Worker(new URL('./password-worker.mjs', import.meta.url));
    fresh.on('message', ({ id, answer }: Answer) => {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (waiting.size === 0) fresh.unref();
      if (answer === null) reject?.(new Error('A stored password hash cannot be read.'));
      else resolve?.(answer);
    });
    fresh.on('error', (error) => {
      worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    worker = fresh;
    return fresh;
  }

  function ask(stored: string | null, password: string): Promise<string | boolean> {
    if (waiting.size >= MOST_WAITING) {
      throw new RequestRefused('unavailable', 'manySigningIn');
    }
    return new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      const thread = opened();
      thread.ref();
      thread.postMessage({ id: asked, stored, password });
    });
  }

  return {
    hash: async (password) => String(await ask(null, password)),
    verify: async (stored, password) => (await ask(stored, password)) === true,
    close: async () => {
      await worker?.terminate();
      for (const { reject } of waiting.values()) reject(new Error('No more passwords are hashed.'));
      waiting.clear();
    },
  };
}
