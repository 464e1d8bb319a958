import { createHash } from 'node:crypto';
import { bytes, instant, integer, notNull, nullable, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';

/** Somebody's authenticator app, with its row locked until the transaction ends. */
export type Totp = {
  readonly sealedSecret: Buffer;
  readonly createdAt: Date;
  /** null until its first code is entered. */
  readonly onSince: Date | null;
  /** The time step of the newest used code; codes of that step or earlier are refused. */
  readonly lastStep: number;
  /** Wrong codes since the last right one. */
  readonly failures: number;
  readonly pausedUntil: Date | null;
};

const OFFER = statement(
  'totp-offer',
  `insert into totp (user_id, sealed_secret, created_at) values ($1, $2, $3)
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at,
      last_step = 0, failures = 0, paused_until = null
    where totp.on_since is null
    returning user_id`,
  { user_id: uuid },
);
const HOLD = statement(
  'totp-hold',
  `select sealed_secret, created_at, on_since, last_step, failures, paused_until from totp
    where user_id = $1 for update`,
  {
    sealed_secret: bytes,
    created_at: instant,
    on_since: nullable(instant),
    last_step: integer,
    failures: integer,
    paused_until: nullable(instant),
  },
);
const NOTE_RIGHT = statement(
  'totp-note-right',
  `update totp set last_step = $2, on_since = coalesce(on_since, $3), failures = 0, paused_until = null
    where user_id = $1`,
  {},
);
const NOTE_WRONG = statement(
  'totp-note-wrong',
  'update totp set failures = failures + 1, paused_until = coalesce($2, paused_until) where user_id = $1',
  {},
);
const STATE = statement(
  'totp-state',
  `select totp.on_since, (select count(*) from recovery_codes codes where codes.user_id = $1) as codes_left
    from totp where user_id = $1 and on_since is not null`,
  { on_since: notNull(instant), codes_left: integer },
);
const REMOVE_CODES = statement('recovery-codes-remove', 'delete from recovery_codes where user_id = $1', {});
const REMOVE = statement('totp-remove', 'delete from totp where user_id = $1', {});
const ADD_CODES = statement(
  'recovery-codes-add',
  'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])',
  {},
);
const USE_CODE = statement(
  'recovery-code-use',
  'delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id',
  { user_id: uuid },
);

/** Stores the secret of an app that isn't on yet, replacing an earlier offer; false if an app is already on. */
export async function offerTotp(on: Queryable, userId: string, sealed: Buffer, now: Date): Promise<boolean> {
  return (await rowsOf(on, OFFER, [userId, sealed, now])).length > 0;
}

/** The app of a person, on or only offered. */
export async function holdTotp(on: Queryable, userId: string): Promise<Totp | null> {
  const [row] = await rowsOf(on, HOLD, [userId]);
  if (!row) return null;
  return {
    sealedSecret: row.sealed_secret,
    createdAt: new Date(row.created_at),
    onSince: row.on_since === null ? null : new Date(row.on_since),
    lastStep: row.last_step,
    failures: row.failures,
    pausedUntil: row.paused_until === null ? null : new Date(row.paused_until),
  };
}

/** Records a right code; the first one turns the app on. */
export async function noteRightCode(on: Queryable, userId: string, step: number, now: Date): Promise<void> {
  await rowsOf(on, NOTE_RIGHT, [userId, step, now]);
}

/** Records a wrong code, and how long codes are paused. */
export async function noteWrongCode(on: Queryable, userId: string, pausedUntil: Date | null): Promise<void> {
  await rowsOf(on, NOTE_WRONG, [userId, pausedUntil]);
}

/** Since when an app is on, and how many recovery codes are left; null if none is on. */
export async function totpState(
  on: Queryable,
  userId: string,
): Promise<{ since: string; recoveryCodesLeft: number } | null> {
  const [row] = await rowsOf(on, STATE, [userId]);
  return row ? { since: new Date(row.on_since).toISOString(), recoveryCodesLeft: row.codes_left } : null;
}

/** Deletes a person's app and recovery codes. */
export async function removeTotp(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, REMOVE_CODES, [userId]);
  await rowsOf(on, REMOVE, [userId]);
}

/** Stores the hashes of recovery codes, replacing the previous ones. */
export async function setRecoveryCodes(
  on: Queryable,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await rowsOf(on, REMOVE_CODES, [userId]);
  await rowsOf(on, ADD_CODES, [userId, codes.map(codeHash)]);
}

/** Uses up a recovery code; false if it isn't one of this person's or was already used. */
export async function useRecoveryCode(on: Queryable, userId: string, code: string): Promise<boolean> {
  return (await rowsOf(on, USE_CODE, [userId, codeHash(code)])).length > 0;
}

/** Codes are as random as keys, so a plain hash reveals nothing about them. */
function codeHash(code: string): Buffer {
  return createHash('sha256').update(`recovery:${code}`).digest();
}
