import type { health } from '@wayfold/contract/instance/health-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
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
        throw new RequestRefused('unavailable', 'tripsUnavailable');
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
