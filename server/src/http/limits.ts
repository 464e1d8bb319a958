import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { countInSlot, forgetOldSlots, type Slot } from '../db/rate-counts';
import type { Services } from '../services';

/** An hourly limit, and how much of it one act uses up. */
export type Limit = {
  readonly name: string;
  readonly perHour: number;
  readonly message: string;
  /** A whole number; 1 unless told otherwise. Above `perHour` the act is always refused. */
  readonly weight?: number;
};

/** An hour is counted in twelve slots. */
const SLOT_MS = 300_000;
const WINDOW_MS = 3_600_000;

/**
 * Counts one act against an hourly limit that all copies of the server share.
 *
 * The hour slides in steps of five minutes: what counts is the current slot and the eleven before it, so nobody gets more than
 * `perHour` within 55 minutes, and whoever waits an hour is let through. A refused act is not counted: nothing was done for it,
 * and trying again does not make anybody wait longer.
 *
 * What is counted (an address, an account) is stored only as a keyed hash, and deleted after the hour.
 *
 * @throws ProblemError `too-many` when the limit is used up, with the seconds after which there is room again
 */
export async function countAgainst(
  services: Services,
  { name, key, perHour, message, weight = 1 }: Limit & { readonly key: string },
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
    throw new ProblemError('too-many', message, {
      retryAfterSeconds: secondsUntil(counted.before, room, now),
    });
  }
}

/** When the oldest slots have left the hour, so that at most `room` is counted in those that remain. */
function secondsUntil(slots: readonly Slot[], room: number, now: Date): number {
  let counted = slots.reduce((sum, { count }) => sum + count, 0);
  const last = slots.find(({ count }) => {
    counted -= count;
    return counted <= room;
  });
  const end = last ? new Date(last.slot).getTime() + WINDOW_MS : now.getTime() + WINDOW_MS;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1_000));
}

/** Addresses of this machine itself. */
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Whether the request comes from this machine with no proxy between: tests, the bench, the person who runs it at home. Where a
 * public address or a proxy is set nobody counts as such, since a proxy beside the server may name no addresses. Whoever is not
 * counted is bounded in work like everybody else.
 */
export function isDirectLoopback({ publicUrl, trustProxy }: Config, request: FastifyRequest): boolean {
  if (publicUrl !== null || trustProxy !== false) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
}

/** How a socket for both versions begins to write an address of version 4. */
const MAPPED = '::ffff:';

/** A proxy that passes on what it was sent may name anything as an address. */
const LONGEST_ADDRESS = 45;

/** What limits count by: the address, and of IPv6 the network of one subscriber. */
export function addressKey({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (ip.startsWith(MAPPED)) return ip.slice(MAPPED.length);
  return isIP(ip) === 6 ? networkOf(ip) : ip.slice(0, LONGEST_ADDRESS);
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
  services: Services,
  request: FastifyRequest,
  limit: Limit,
): Promise<void> {
  if (isDirectLoopback(services.config, request)) return;
  await countAgainst(services, { ...limit, key: addressKey(request) });
}
