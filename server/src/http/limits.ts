import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { countInSlot, forgetOldSlots, type Slot } from '../db/rate-counts';
import type { Services } from '../services';

/** An hourly limit, and how much of it one action uses up. */
export type Limit = {
  readonly name: string;
  readonly perHour: number;
  readonly refusal: Refusal;
  /** A whole number; 1 by default. If it is above `perHour`, the action is always refused. */
  readonly weight?: number;
};

/** An hour is counted in twelve slots. */
const SLOT_MS = 300_000;
const WINDOW_MS = 3_600_000;

/**
 * Counts one action against an hourly limit that all copies of the server share.
 *
 * The hour slides in steps of five minutes: the current slot and the eleven before it count, so nobody gets more than
 * `perHour` within 55 minutes, and anyone who waits an hour is let through. A refused action isn't counted: nothing was done
 * for it, and trying again doesn't make anybody wait longer.
 *
 * The key (an address, an account) is stored only as a keyed hash, and deleted after the hour.
 *
 * @throws ProblemError `too-many` if the limit is used up, with the seconds until there is room again
 */
export async function countAgainst(
  services: Services,
  { name, key, perHour, refusal, weight = 1 }: Limit & { readonly key: string },
): Promise<void> {
  const { pool } = services.database;
  const now = services.now();
  const keyHash = createHmac('sha256', services.config.sessionSecret).update(`${name}:${key}`).digest();
  const slot = new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS);
  const since = new Date(slot.getTime() - WINDOW_MS);
  const counted = await countInSlot(pool, { name, keyHash, slot, weight, most: perHour, since });
  if (counted.isFirst) await forgetOldSlots(pool, now);
  if (counted.isOver) {
    const room = perHour - weight;
    throw new RequestRefused('too-many', refusal, {
      retryAfterSeconds: secondsUntil(counted.before, room, now),
    });
  }
}

/** Seconds until enough of the oldest slots have left the hour that at most `room` is counted in the rest. */
function secondsUntil(slots: readonly Slot[], room: number, now: Date): number {
  let counted = slots.reduce((sum, { count }) => sum + count, 0);
  const last = slots.find(({ count }) => {
    counted -= count;
    return counted <= room;
  });
  const end = last ? new Date(last.slot).getTime() + WINDOW_MS : now.getTime() + WINDOW_MS;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1_000));
}

/** Loopback addresses. */
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Whether the request comes directly from this machine, without a proxy: tests, benchmarks, a person running it at home. If a
 * public URL or a proxy is configured, no request qualifies, since a proxy on the same machine may not pass addresses on. The
 * work limits apply to these requests too.
 */
export function isDirectLoopback({ publicUrl, trustProxy }: Config, request: FastifyRequest): boolean {
  if (publicUrl !== null || trustProxy !== false) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
}

/** The prefix a dual-stack socket puts before an IPv4 address. */
const MAPPED = '::ffff:';

/** A proxy that forwards headers unchecked may pass anything as an address. */
const LONGEST_ADDRESS = 45;

/** The key limits count by: the address or, for IPv6, the network of one subscriber. */
export function addressKey({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (ip.startsWith(MAPPED)) return ip.slice(MAPPED.length);
  return isIP(ip) === 6 ? networkOf(ip) : ip.slice(0, LONGEST_ADDRESS);
}

/** The first four groups of an IPv6 address, with omitted zeros filled in. */
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

/** Counts one action of a network address, as `countAgainst` does. Requests directly from this machine aren't counted. */
export async function countAddressAgainst(
  services: Services,
  request: FastifyRequest,
  limit: Limit,
): Promise<void> {
  if (isDirectLoopback(services.config, request)) return;
  await countAgainst(services, { ...limit, key: addressKey(request) });
}
