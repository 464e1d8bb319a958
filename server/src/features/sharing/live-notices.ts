import type pg from 'pg';
import type { Log } from '../../lib/log';
import { listenForNotices } from './live-notices-store';

/** Notifies watchers when a trip changes. */
export type TripNotices = {
  /** Calls `onNotice` whenever the trip may have changed; returns a function that stops it. */
  watch(tripId: string, onNotice: () => void): () => void;
  /** Releases the connection. */
  close(): Promise<void>;
};

const RETRY_MS = [100, 500, 1_000, 2_000, 5_000];

/**
 * Listens on one connection for as long as anyone watches a trip.
 *
 * If the connection breaks, it is reopened and every watcher is notified once, since notices may have been missed.
 */
export function listenToTrips(pool: pg.Pool, log: Log): TripNotices {
  const watchers = new Map<string, Set<() => void>>();
  let connection: pg.PoolClient | null = null;
  let isClosed = false;
  let isConnecting = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const tell = (tripId: string) => {
    for (const onNotice of watchers.get(tripId) ?? []) onNotice();
  };
  const tellAll = () => {
    for (const tripId of watchers.keys()) tell(tripId);
  };

  async function connect(): Promise<void> {
    if (isClosed || isConnecting || connection) return;
    isConnecting = true;
    try {
      const made = await pool.connect();
      made.on('notification', ({ payload }) => tell(payload?.split(':')[0] ?? ''));
      made.on('error', (err) => lose(made, err));
      await listenForNotices(made);
      connection = made;
      failures = 0;
      tellAll();
    } catch (err) {
      reconnectLater(err);
    } finally {
      isConnecting = false;
    }
    if (isClosed) letGo();
  }

  function lose(broken: pg.PoolClient, err: Error): void {
    if (broken !== connection) return;
    connection = null;
    broken.release(err);
    reconnectLater(err);
  }

  function reconnectLater(err: unknown): void {
    if (isClosed) return;
    log.warn({ err }, 'live updates lost the database connection; will retry');
    retry = setTimeout(() => void connect(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
    failures += 1;
  }

  function letGo(): void {
    connection?.release(true);
    connection = null;
  }

  return {
    watch(tripId, onNotice) {
      const group = watchers.get(tripId) ?? new Set();
      watchers.set(tripId, group.add(onNotice));
      void connect();
      return () => {
        group.delete(onNotice);
        if (group.size === 0 && watchers.get(tripId) === group) watchers.delete(tripId);
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      letGo();
    },
  };
}
