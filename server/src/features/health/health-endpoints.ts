import type { health } from '@wayfold/contract/instance/health-endpoints';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Handlers } from '../../http/bind';
import type { EventLoopDelay } from '../../process/event-loop-delay';
import type { Services } from '../../services';

/** Reports whether requests can be served, by querying the database, and how busy the process is. */
export function healthHandlers(
  services: Services,
  { version, readDelay }: { version: string; readDelay: () => EventLoopDelay },
): Handlers<typeof health> {
  const { pool, requireAnswer } = services.database;
  return {
    get: async () => {
      try {
        await requireAnswer();
      } catch (error) {
        services.log.warn({ err: error }, 'the database does not respond');
        throw new ProblemError('unavailable', 'Trips can’t be loaded right now. Try again in a moment.');
      }
      return {
        status: 'ok',
        version,
        database: services.config.databaseUrl ? 'external' : 'embedded',
        eventLoopDelayMs: readDelay(),
        waitingForDatabase: pool.waitingCount,
      };
    },
  };
}
