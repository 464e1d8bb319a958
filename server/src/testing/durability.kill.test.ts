import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runKillRounds } from './kill-rounds';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-durable-'));
  await chmod(dataDir, 0o711);
});
afterEach(() => rm(dataDir, { recursive: true }));

test('after 20 kill -9 during writes, everything acknowledged is there', async () => {
  const { acknowledged, missing } = await runKillRounds(dataDir, 20);

  expect(missing).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
});
