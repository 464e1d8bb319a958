import type pg from 'pg';
import { send, statement, type Transaction } from '../../db/statement';

/** The channel on which every copy of the server hears of new versions: `tripId:version`, or `tripId:share`. */
const CHANNEL = 'trip_versions';

const ANNOUNCE = statement('trip-announce', `select pg_notify('${CHANNEL}', $1)`, {});

/** Tells every copy of the server, at commit, that the trip has a new version; 0 when it is gone. */
export function announceVersion(on: Transaction, tripId: string, version: number): void {
  send(on, ANNOUNCE, [`${tripId}:${version}`]);
}

/** Tells every copy of the server, at commit, that others may see more or less of the trip now, or nothing any more. */
export function announceShare(on: Transaction, tripId: string): void {
  send(on, ANNOUNCE, [`${tripId}:share`]);
}

/** Has a connection hear of all that is announced, until it is closed. */
export async function listenForNotices(connection: pg.PoolClient): Promise<void> {
  await connection.query(`listen ${CHANNEL}`);
}
