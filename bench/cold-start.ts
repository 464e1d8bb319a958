import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { openAtlas } from '@wayfold/atlas/open-atlas';
import { startServer } from '../server/src/testing/started-server';
import type { Measurement } from './support/measurement';
import { makeDataDir } from './support/product';
import type { Figure } from './support/report';
import { median } from './support/statistics';

const ROUNDS = 5;
const COLD_START_S = 3;

/** Measures the time from the command to the ready line: for the first start, later starts, and one after kill -9. */
export const coldStart: Measurement = {
  name: 'cold-start',
  isUsual: true,
  run: async () => {
    const dataDir = await makeDataDir();
    try {
      const first = await secondsToReady(dataDir, 'SIGTERM');
      const later: number[] = [];
      const killed: number[] = [];
      const bare: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await secondsOfBareServer());
        later.push(await secondsToReady(dataDir, 'SIGKILL'));
        killed.push(await secondsToReady(dataDir, 'SIGTERM'));
      }
      return [...startFigures({ first, later, killed, bare }), await atlasFigure()];
    } finally {
      await rm(dataDir, { recursive: true });
    }
  },
};

type Seconds = { first: number; later: number[]; killed: number[]; bare: number[] };

function startFigures({ first, later, killed, bare }: Seconds): Figure[] {
  const ceiling = { name: 'bare Fastify', value: median(bare) };
  const goal = { atMost: COLD_START_S };
  return [
    {
      name: 'very first start, to ready',
      value: first,
      unit: 's',
      ceiling,
      note: 'It makes the database and puts in the examples. Installing, building and preparing places and maps, each once for a checkout, are not in it.',
    },
    {
      name: 'start after the first, to ready',
      value: median(later),
      unit: 's',
      ceiling,
      goal,
      note: `The command npm start runs; the middle of ${ROUNDS}, the slowest ${Math.max(...later).toFixed(1)} s.`,
    },
    { name: 'start after kill -9, to ready', value: median(killed), unit: 's', ceiling, goal },
  ];
}

async function secondsToReady(dataDir: string, endBy: NodeJS.Signals): Promise<number> {
  const server = await startServer(dataDir);
  await server.end(endBy);
  return server.readyAfterMs / 1_000;
}

const BARE_SERVER = `import Fastify from 'fastify';
const app = Fastify();
app.get('/', async () => ({}));
await app.listen({ host: '127.0.0.1', port: 0 });
console.log('ready');`;

/** Measures how long a process needs to load only Fastify and listen. */
async function secondsOfBareServer(): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', BARE_SERVER], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const seconds = (performance.now() - began) / 1_000;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
  return seconds;
}

async function atlasFigure(): Promise<Figure> {
  const cacheDir = await makeDataDir();
  const began = performance.now();
  await openAtlas({ cacheDir });
  const value = (performance.now() - began) / 1_000;
  await rm(cacheDir, { recursive: true });
  return { name: 'preparing places and maps, once', value, unit: 's' };
}
