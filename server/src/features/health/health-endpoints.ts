import type { health } from '@wayfold/contract/instance/health-endpoints';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { House } from '../../house';
import type { Handlers } from '../../http/bind';
import type { EventLoopDelay } from '../../process/event-loop-delay';

/** Says whether requests can be served, by asking the database, and how busy the process is. */
export function healthHandlers(
  house: House,
  { version, readDelay }: { version: string; readDelay: () => EventLoopDelay },
): Handlers<typeof health> {
  const { pool, requireAnswer } = house.database;
  return {
    get: async () => {
      try {
        await requireAnswer();
      } catch (error) {
        house.log.warn({ err: error }, 'the database does not answer');
        throw new ProblemError(
          'unavailable',
          'The trips cannot be reached right now. Try again in a moment.',
        );
      }
      return {
        status: 'ok',
        version,
        database: house.config.databaseUrl ? 'external' : 'embedded',
        eventLoopDelayMs: readDelay(),
        waitingForDatabase: pool.waitingCount,
      };
    },
  };
}
