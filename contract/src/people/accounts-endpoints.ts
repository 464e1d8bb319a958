import { z } from 'zod';
import { anyone, endpoint, guest, own } from '../kernel/endpoint';
import { TEXT_MAX } from '../kernel/plain-text';
import { sentBack } from '../kernel/sent-back';
import { StringUpTo, Text } from '../kernel/text';
import { Id, Instant } from '../kernel/values';
import { refused } from '../refusals/shape-message';

export const ROLES = ['GUEST', 'FREE', 'ADMIN'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** How distances are shown. */
export const DISTANCE_UNITS = ['Miles', 'Kilometers'] as const;
export const DistanceUnit = z.enum(DISTANCE_UNITS).meta({ id: 'DistanceUnit' });
export type DistanceUnit = z.infer<typeof DistanceUnit>;

/** A person as they see themselves. Never contains a password or its hash. */
export const User = z
  .object({
    id: Id,
    role: Role,
    /** BP for business, CS for consumer, null if they never said. */
    type: z.enum(['BP', 'CS']).nullable(),
    typeDetail: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    userName: z.string(),
    email: z.string(),
    /** Whether they have received email at that address. */
    emailConfirmed: z.boolean(),
    active: z.boolean(),
    isSubscriber: z.boolean(),
    unit: DistanceUnit,
    /** The paid plan; only the server sets it. */
    upid: z.string().nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** The actions that are counted by name. */
export const USER_ACTIONS = [
  'sign-up',
  'sign-in',
  'trip-created',
  'trip-shared',
  'pdf',
  'idea-used',
] as const;

/** Days between asking for an account's deletion and its erasure. */
export const DELETION_GRACE_DAYS = 14;

const ById = z.strictObject({ id: Id });
const Ignored = z.unknown().optional();

export const accounts = {
  createGuest: endpoint({
    method: 'POST',
    path: '/newuser/guest',
    access: anyone,
    summary:
      'Creates a guest account for this device and signs it in. Repeating the request with the same Idempotency-Key returns the same guest.',
    body: z.strictObject({
      /** All accepted and ignored. */
      firstName: Ignored,
      lastName: Ignored,
      role: Ignored,
      active: Ignored,
      userName: Ignored,
      password: Ignored,
      email: Ignored,
    }),
    response: z.object({ token: z.string(), user: User, email: z.string() }),
    holdsKeys: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/:id',
    access: own(guest, 'params.id'),
    summary: 'Returns the signed-in person. Any other id is not found.',
    params: ById,
    response: User,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/:id',
    access: own(guest, 'params.id'),
    summary: 'Changes the named fields of the signed-in person. Guests can change only the unit.',
    params: ById,
    body: sentBack(User, {
      firstName: Text(TEXT_MAX.name).optional(),
      lastName: Text(TEXT_MAX.name).optional(),
      unit: DistanceUnit.optional(),
      /** One of `GET /setting/user-types`; also decides `type`. */
      typeDetail: Text(TEXT_MAX.name).nullable().optional(),
      /** Whether they are on the email list. */
      isSubscriber: z.boolean().optional(),
    }),
    response: User,
  }),
  setUnit: endpoint({
    method: 'POST',
    path: '/users/:id/units',
    access: own(guest, 'params.id'),
    summary: 'Sets the unit to miles or kilometers.',
    params: ById,
    body: z.strictObject({ unit: DistanceUnit }),
    response: User,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users',
    /**
     * A member must also have confirmed their identity in the last few minutes; a guest has nothing to confirm it with.
     */
    access: guest,
    summary:
      'Deletes the caller’s account: signed out everywhere and hidden immediately, erased after 14 days unless the person signs in before then. A guest is erased immediately.',
    response: z.object({ erasedAt: Instant }),
  }),
  removeProfile: endpoint({
    method: 'DELETE',
    path: '/userprofile/:id',
    access: own(guest, 'params.id'),
    summary: 'Same as `DELETE /users`, with the caller’s own id.',
    params: ById,
    response: z.object({ erasedAt: Instant }),
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/users/:id/export',
    cost: 100,
    access: own(guest, 'params.id'),
    kind: 'file',
    summary: 'Exports everything the person created, as a zip file of JSON and pictures.',
    params: ById,
  }),
  recordAction: endpoint({
    method: 'POST',
    path: '/useraction',
    access: guest,
    summary:
      'Counts an action: the ones listed in docs/security/data.md by name, all others together. Kept for as many days as the setting `user_action_days` says.',
    body: z.strictObject({
      action: StringUpTo(40).regex(/^[A-Za-z0-9_-]+$/, refused('actionInvalid')),
    }),
    response: z.object({}),
  }),
};
