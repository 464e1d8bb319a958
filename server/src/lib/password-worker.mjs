// Hashes passwords on its own thread, which yields to everything else the machine does.

import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** From OWASP's password storage cheat sheet: argon2id (2) with 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** On systems where only whole processes have a priority, it stays the same: other threads would be slowed down, too. */
if (process.platform === 'linux') setPriority(0, 19);

parentPort?.on('message', ({ id, stored, password }) => {
  try {
    const answer = stored === null ? hashSync(password, COST) : verifySync(stored, password, COST);
    parentPort?.postMessage({ id, answer });
  } catch {
    // The reason may quote the unreadable input.
    parentPort?.postMessage({ id, answer: null });
  }
});
