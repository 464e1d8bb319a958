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
const VERY_FIRST_S = 3;
const LATER_S = 1.2;

/** Measures the time from the command to the ready line: for the first start, later starts, and one after kill -9. */
export const coldStart: Measurement = {
  name: 'cold-start',
  isUsual: true,
  run: async () => {
    const dataDir = await makeDataDir();
    try {
      const first = await start(dataDir, 'SIGTERM');
      const later: Start[] = [];
      const killed: Start[] = [];
      const bare: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await secondsOfBareServer());
        later.push(await start(dataDir, 'SIGKILL'));
        killed.push(await start(dataDir, 'SIGTERM'));
      }
      return [...startFigures({ first, later, killed, bare }), ...stageFigures(later), await atlasFigure()];
    } finally {
      await rm(dataDir, { recursive: true });
    }
  },
};

/** Seconds to the ready line, and the milliseconds at which each stage ended. */
type Start = { seconds: number; stages: Readonly<Record<string, number>> };
type Starts = { first: Start; later: Start[]; killed: Start[]; bare: number[] };

function startFigures({ first, later, killed, bare }: Starts): Figure[] {
  const ceiling = { name: 'bare Fastify', value: median(bare) };
  const goal = { atMost: LATER_S };
  const slowest = Math.max(...later.map(({ seconds }) => seconds));
  return [
    {
      name: 'very first start, to ready',
      value: first.seconds,
      unit: 's',
      ceiling,
      goal: { atMost: VERY_FIRST_S },
      note: 'It makes the database and puts in the examples. Installing, building and preparing places and maps, each once for a checkout, are not in it.',
    },
    {
      name: 'start after the first, to ready',
      value: secondsOf(later),
      unit: 's',
      ceiling,
      goal,
      note: `The command npm start runs; the middle of ${ROUNDS}, the slowest ${slowest.toFixed(1)} s.`,
    },
    { name: 'start after kill -9, to ready', value: secondsOf(killed), unit: 's', ceiling, goal },
  ];
}

/** When the stages of a later start end. PostgreSQL starts while code loads and the atlas opens, so stages overlap. */
function stageFigures(starts: readonly Start[]): Figure[] {
  const names = Object.keys(starts[0]?.stages ?? {});
  return names.map((name) => ({
    name: `of that, until ${name}`,
    value: median(starts.map(({ stages }) => stages[name] ?? 0)),
    unit: 'ms',
  }));
}

function secondsOf(starts: readonly Start[]): number {
  return median(starts.map(({ seconds }) => seconds));
}

async function start(dataDir: string, endBy: NodeJS.Signals): Promise<Start> {
  const server = await startServer(dataDir, { LOG_LEVEL: 'debug' });
  await server.end(endBy);
  const line = server.lines.find((line) => line.includes('"msg":"started"'));
  const { stages } = JSON.parse(line ?? '{"stages":{}}');
  return { seconds: server.readyAfterMs / 1_000, stages };
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
