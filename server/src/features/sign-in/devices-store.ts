import type { FastifyRequest } from 'fastify';
import { boolean } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import { newToken, tokenHash } from '../accounts/sessions-store';

/** A device that nobody has signed in on for this long is forgotten. */
export const KNOWN_DAYS = 365;

/** A device somebody has signed in on before. */
export type KnownDevice = { readonly hash: Buffer; readonly tookSecondStep: boolean };

const FIND = statement(
  'device-find',
  `select second_step_at is not null as took from devices
    where token_hash = $1 and user_id = $2 and seen_at > $3::timestamptz - make_interval(days => ${KNOWN_DAYS})`,
  { took: boolean },
);
const ADD = statement(
  'device-add',
  `insert into devices (token_hash, user_id, created_at, seen_at, second_step_at) values ($1, $2, $3, $3, $4)`,
  {},
);
const SEEN = statement(
  'device-seen',
  `update devices set seen_at = $2, second_step_at = coalesce($3, second_step_at) where token_hash = $1`,
  {},
);
const FORGET = statement(
  'devices-forget',
  'delete from devices where user_id = $1 and token_hash is distinct from $2::bytea',
  {},
);
const FORGET_STEPS = statement(
  'devices-forget-second-steps',
  'update devices set second_step_at = null where user_id = $1',
  {},
);

/**
 * The device in a request, if this person has signed in on it before. It is identified only by its own key, no matter who else
 * uses it.
 */
export async function knownDevice(
  on: Queryable,
  request: FastifyRequest,
  userId: string,
  now: Date,
): Promise<KnownDevice | null> {
  const token = request.headers['x-wayfold-device'];
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) return null;
  const hash = tokenHash(token);
  const [found] = await rowsOf(on, FIND, [hash, userId, now]);
  return found ? { hash, tookSecondStep: found.took } : null;
}

/**
 * Remembers a device.
 *
 * @returns the key for a newly known device to keep; null if it already has one
 */
export async function rememberDevice(
  on: Queryable,
  { known, userId, tookSecondStep }: { known: KnownDevice | null; userId: string; tookSecondStep: boolean },
  now: Date,
): Promise<string | null> {
  const secondStepAt = tookSecondStep ? now : null;
  if (known) {
    await rowsOf(on, SEEN, [known.hash, now, secondStepAt]);
    return null;
  }
  const token = newToken();
  await rowsOf(on, ADD, [tokenHash(token), userId, now, secondStepAt]);
  return token;
}

/** Forgets all of a person's devices except one. */
export async function forgetDevices(
  on: Queryable,
  userId: string,
  but: KnownDevice | null = null,
): Promise<void> {
  await rowsOf(on, FORGET, [userId, but?.hash ?? null]);
}

/** Requires the second step again on all devices of a person. */
export async function forgetSecondSteps(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, FORGET_STEPS, [userId]);
}
