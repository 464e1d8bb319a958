import { rm } from 'node:fs/promises';
import { runKillRounds } from '../server/src/testing/kill-rounds';
import type { Measurement } from './support/measurement';
import { makeDataDir } from './support/product';

const KILLS = 200;

/** Ends the server with kill -9 during writes, again and again, and counts acknowledged writes that are missing. */
export const kills: Measurement = {
  name: 'kills',
  isUsual: false,
  run: async () => {
    const dataDir = await makeDataDir();
    const { acknowledged, missing } = await runKillRounds(dataDir, KILLS);
    if (missing.length === 0) await rm(dataDir, { recursive: true });
    for (const loss of missing) console.error(`Missing: ${loss}`);
    const note = `${acknowledged.toLocaleString('en-US')} writes were answered before ${KILLS} kills; every other one took PostgreSQL with it.`;
    return [
      { name: 'writes answered and lost', value: missing.length, unit: 'count', goal: { atMost: 0 }, note },
    ];
  },
};
