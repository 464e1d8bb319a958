import type { health } from '@wayfold/contract/health-endpoints';
import { ProblemError } from '@wayfold/contract/problem-error';
import type { House } from '../../house';
import type { Handlers } from '../../http/bind';

/** Says whether requests can be served, by asking the database. */
export function healthHandlers(house: House, version: string): Handlers<typeof health> {
  return {
    get: async () => {
      try {
        await house.database.pool.query('select 1 from trips limit 0');
      } catch (error) {
        house.log.warn({ err: error }, 'the database does not answer');
        throw new ProblemError(
          'unavailable',
          'The trips cannot be reached right now. Try again in a moment.',
        );
      }
      return { status: 'ok', version, database: house.config.databaseUrl ? 'external' : 'embedded' };
    },
  };
}
