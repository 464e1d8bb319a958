import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { ProblemError } from '@wayfold/contract/problem-error';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { rowsOf, type Statement } from '../db/statement';
import type { House } from '../house';

const COUNT: Statement = {
  name: 'rate-count',
  text: `insert into rate_counts (name, key_hash, hour, count)
    values ($1, $2, date_trunc('hour', $3::timestamptz), $4::integer)
    on conflict (name, key_hash, hour) do update set count = rate_counts.count + $4::integer
    returning count`,
};
const FORGET: Statement = {
  name: 'rate-forget',
  text: `delete from rate_counts where hour < $1::timestamptz - interval '1 day'`,
};

/**
 * Counts one act against an hourly limit that all copies of the server share.
 *
 * An act that costs more than others has a `weight` above 1.
 *
 * What is counted (an address, an account) is kept only as a keyed hash, for a day.
 *
 * @throws ProblemError `too-many` when this hour's limit is used up
 */
export async function countAgainst(
  house: House,
  limit: { name: string; key: string; perHour: number; message: string; weight?: number },
): Promise<void> {
  const { pool } = house.database;
  const keyHash = createHmac('sha256', house.config.sessionSecret)
    .update(`${limit.name}:${limit.key}`)
    .digest();
  const { weight = 1 } = limit;
  const [row] = await rowsOf<{ count: number }>(pool, COUNT, [limit.name, keyHash, house.now(), weight]);
  if (row?.count === weight) await rowsOf(pool, FORGET, [house.now()]);
  if (row && row.count > limit.perHour) throw new ProblemError('too-many', limit.message);
}

/** Addresses of this machine itself. */
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Whether the request comes from this machine with no proxy between: tests, the bench, the person who runs it at home. Where a
 * public address is set nobody counts as such, since a proxy beside the server may name no addresses.
 */
export function isDirectLoopback({ publicUrl }: Config, request: FastifyRequest): boolean {
  if (publicUrl !== null) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
}

/** How a socket for both versions begins to write an address of version 4. */
const MAPPED = '::ffff:';

/** What limits count by: the address, and of IPv6 the network of one subscriber. */
export function addressKey({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (ip.startsWith(MAPPED)) return ip.slice(MAPPED.length);
  return isIP(ip) === 6 ? networkOf(ip) : ip;
}

/** The first four groups of an address of version 6, whichever zeros it leaves out. */
function networkOf(ip: string): string {
  const [start = '', end = ''] = ip.split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groupsOf(start), groupsOf(end)];
  const left = 8 - first.length - last.length - (ip.includes('.') ? 1 : 0);
  const groups = [...first, ...Array.from({ length: left }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Counts one act of an address of the network, as `countAgainst`. Whoever sits at the machine itself is not counted. */
export async function countAddressAgainst(
  house: House,
  request: FastifyRequest,
  limit: { name: string; perHour: number; message: string; weight?: number },
): Promise<void> {
  if (isDirectLoopback(house.config, request)) return;
  await countAgainst(house, { ...limit, key: addressKey(request) });
}
