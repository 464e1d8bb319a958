import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** One request of a sequence. */
export interface Send {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** False if it only restores the state. */
  isTimed: boolean;
}

/** One request, repeated. */
interface Flood {
  kind: 'flood';
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** Bodies that are posted in turn; without them, the request is a GET. */
  posts?: readonly string[];
  /** The expected status; 200 by default. */
  expects?: number;
}

/** Readers of one stream of events, who each hear of every write. */
interface Audience {
  kind: 'audience';
  /** The stream that each reader opens, from an address of their own. */
  url: string;
  readers: number;
  /** Writes that cause one event each, sent once the previous one has reached everybody. */
  sends: readonly Send[];
}

/** A message to the load program. */
export type Ask = Flood | Audience | { kind: 'sequence'; sends: readonly Send[] };

/** Sends requests from a separate process and measures how quickly they are answered. */
export interface LoadGenerator {
  /** Measures responses per second for a request that every connection repeats. */
  flood: (ask: Omit<Flood, 'kind'>) => Promise<number>;
  /** Measures the milliseconds of each timed request, one after the other on one connection. */
  sequence: (sends: readonly Send[]) => Promise<number[]>;
  /** Measures the milliseconds from sending a write until its event reaches a reader, for each timed write and each reader. */
  audience: (ask: Omit<Audience, 'kind'>) => Promise<number[]>;
  close: () => Promise<void>;
}

/** Starts the load program. Any response with an unexpected status fails the measurement. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(path.join(import.meta.dirname, 'load-program.ts'), { execArgv: ['--import', 'tsx'] });
  const ask = async <Answer extends { refused: number }>(sent: Ask): Promise<Answer> => {
    child.send(sent);
    const [answer] = (await once(child, 'message')) as [Answer]; // the program's reply to each kind
    if (answer.refused > 0) throw new Error(`${answer.refused} requests did not get a good answer.`);
    return answer;
  };
  return {
    flood: async (sent) =>
      (await ask<{ perSecond: number; refused: number }>({ kind: 'flood', ...sent })).perSecond,
    sequence: async (sends) => (await ask<{ ms: number[]; refused: number }>({ kind: 'sequence', sends })).ms,
    audience: async (sent) =>
      (await ask<{ ms: number[]; refused: number }>({ kind: 'audience', ...sent })).ms,
    close: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
