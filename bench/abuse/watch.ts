import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A user who plans a trip normally while others attack. */
export interface HonestUser {
  address: string;
  token: string;
  tripId: string;
  eventId: string;
}

/** What was measured while the server was watched; times are in milliseconds. */
export interface Watched {
  /** How long each health check took, until its response or its failure. */
  health: number[];
  /** Statuses of the health checks that failed; 0 means no response. */
  failed: number[];
  /** How long each request of the honest user took. */
  honest: number[];
  honestRefused: number;
  /** The longest delay of the watching process itself, which limits how exact the other times are. */
  lag: number;
}

/** Messages to the watching process. */
export type WatchAsk = { kind: 'begin'; url: string; honest: HonestUser | null } | { kind: 'end' };

/** Watches the server from a separate process. */
export interface Watch {
  /** Starts watching; without an honest user, only health is checked. */
  begin: (url: string, honest: HonestUser | null) => Promise<void>;
  end: () => Promise<Watched>;
  close: () => Promise<void>;
}

/** Starts the watching process. */
export function startWatch(): Watch {
  const child = fork(path.join(import.meta.dirname, 'watch-program.ts'), { execArgv: ['--import', 'tsx'] });
  const ask = async (sent: WatchAsk): Promise<unknown> => {
    child.send(sent);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    begin: async (url, honest) => void (await ask({ kind: 'begin', url, honest })),
    end: async () => (await ask({ kind: 'end' })) as Watched, // the program's reply to 'end'
    close: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
