import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A person who does nothing wrong while others attack. */
export interface HonestUser {
  address: string;
  token: string;
  tripId: string;
  eventId: string;
}

/** What was seen while it was watched; times are in milliseconds. */
export interface Watched {
  /** How long each health answer took, or until it was clear that none comes. */
  health: number[];
  /** Health answers that did not come, or were not 200. */
  failed: number[];
  /** How long each request of the honest user took. */
  honest: number[];
  honestRefused: number;
  /** How late the watching process itself was at worst: its own times are no more exact than that. */
  lag: number;
}

/** What the program is asked. */
export type WatchAsk = { kind: 'begin'; url: string; honest: HonestUser | null } | { kind: 'end' };

/** Watches the server from a process of its own. */
export interface Watch {
  /** Begins; without an honest user health alone is asked. */
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
    end: async () => (await ask({ kind: 'end' })) as Watched, // what the program answers to it
    close: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
