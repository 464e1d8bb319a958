import type pg from 'pg';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

/** The channel on which every server instance receives new versions: `tripId:version`, or `tripId:share`. */
const CHANNEL = 'trip_versions';

const ANNOUNCE = statement('trip-announce', `select pg_notify('${CHANNEL}', $1)`, {});

/** Notifies every server instance, at commit, that the trip has a new version; 0 if it is gone. */
export function announceVersion(on: Transaction, tripId: string, version: number): void {
  send(on, ANNOUNCE, [`${tripId}:${version}`]);
}

const ANNOUNCE_ALL = statement(
  'trip-announce-all',
  `select pg_notify('${CHANNEL}', notice) from unnest($1::text[]) notice`,
  {},
);

/** Notifies every server instance of committed versions, by trip. */
export async function announceVersions(on: Queryable, versions: ReadonlyMap<string, number>): Promise<void> {
  await rowsOf(on, ANNOUNCE_ALL, [[...versions].map(([tripId, version]) => `${tripId}:${version}`)]);
}

/** Notifies every server instance, at commit, that others may now see more or less of the trip, or nothing at all. */
export function announceShare(on: Transaction, tripId: string): void {
  send(on, ANNOUNCE, [`${tripId}:share`]);
}

/** Makes a connection receive all notices until it is closed. */
export async function listenForNotices(connection: pg.PoolClient): Promise<void> {
  await connection.query(`listen ${CHANNEL}`);
}
