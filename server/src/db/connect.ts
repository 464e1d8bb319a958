import pg from 'pg';
import type { EmbeddedConnection } from './embedded-postgres';
import { GatheringSocket } from './gathering-socket';

/** Where PostgreSQL is: the socket of the embedded one, or a postgres:// URL (TLS as the URL says). */
export type DatabaseAddress = EmbeddedConnection | { connectionString: string };

/** An open database. */
export interface Database {
  /** Runs the statements of stores. */
  pool: pg.Pool;
  /** Throws unless the database responds. Uses its own connection, so a busy pool doesn't delay the check. */
  requireAnswer: () => Promise<void>;
  /** Waits for running statements and closes every connection. */
  close: () => Promise<void>;
}

/** As many as two cores need; twelve answer no faster, and hold 30 MB more under load. */
const poolSize = 8;

/** Timeout for the database to respond to a health check, in milliseconds. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * Limits on what a stuck client or a forgotten transaction may cost others. Sent as a statement, since poolers such as
 * PgBouncer refuse these settings at connect time.
 */
export const sessionSettings = `
  set timezone = 'UTC';
  set statement_timeout = '15s';
  set lock_timeout = '5s';
  set idle_in_transaction_session_timeout = '20s';
`;

/**
 * Opens a pool; it doesn't connect until the first query.
 *
 * Values arrive as the product uses them: a date as 'YYYY-MM-DD', an instant as ISO 8601 in UTC with Z and
 * milliseconds, int8 and numeric as numbers, JSON parsed.
 *
 * @param onError called when an idle connection breaks, which the pool survives
 */
export function connect(address: DatabaseAddress, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...address,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'wayfold',
    types: wireTypes(),
    // Statements on one connection are sent without waiting for earlier results; @types/pg doesn't know this option yet.
    pipeline: true,
    stream: () => new GatheringSocket(),
    onConnect: (client) => client.query(sessionSettings).then(() => undefined),
  });
  // A connection that has already said goodbye may still hear that the database is stopping, before its socket closes.
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) onError(error);
  });
  // A connection that breaks while in use fails its statement; an unhandled error event would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const probe = openProbe(address);
  const close = async () => {
    isClosing = true;
    await Promise.all([pool.end(), probe.close()]);
  };
  return { pool, requireAnswer: probe.requireAnswer, close };
}

/** Checks the database on one connection, which closes after a while without checks; concurrent callers share the result. */
function openProbe(address: DatabaseAddress): Pick<Database, 'requireAnswer' | 'close'> {
  const pool = new pg.Pool({
    ...address,
    max: 1,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'wayfold-health',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let asked: Promise<void> | null = null;
  return {
    requireAnswer: () => {
      asked ??= pool
        .query('select 1 from trips limit 0')
        .then(() => undefined)
        .finally(() => {
          asked = null;
        });
      return asked;
    },
    close: () => pool.end(),
  };
}

function wireTypes(): pg.CustomTypesConfig {
  const { DATE, INT8, NUMERIC, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
  const asIs = (text: string) => text;
  const parsers: [number, (text: string) => unknown][] = [
    [DATE, asIs],
    [TIMESTAMP, asIs],
    [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
    [INT8, Number],
    [NUMERIC, Number],
  ];
  const overrides = new pg.TypeOverrides();
  for (const [oid, parse] of parsers) overrides.setTypeParser(oid, parse);
  return overrides;
}
