import { z } from 'zod';
import { anyone, endpoint, guest, own } from '../kernel/endpoint';
import { sentBack } from '../kernel/sent-back';
import { StringUpTo, TEXT_MAX, Text } from '../kernel/text';
import { Id, Instant } from '../kernel/values';

export const ROLES = ['GUEST', 'FREE', 'ADMIN'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** How distances are shown. */
export const DISTANCE_UNITS = ['Miles', 'Kilometers'] as const;
export const DistanceUnit = z.enum(DISTANCE_UNITS).meta({ id: 'DistanceUnit' });
export type DistanceUnit = z.infer<typeof DistanceUnit>;

/** A person as they see themselves. Never holds a password or its hash. */
export const User = z
  .object({
    id: Id,
    role: Role,
    /** BP business, CS consumer, null when never said. */
    type: z.enum(['BP', 'CS']).nullable(),
    typeDetail: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    userName: z.string(),
    email: z.string(),
    /** Whether mail to that address has reached them. */
    emailConfirmed: z.boolean(),
    active: z.boolean(),
    isSubscriber: z.boolean(),
    unit: DistanceUnit,
    /** The paid plan, set by the server only. */
    upid: z.string().nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** The acts that are counted by their name. */
export const USER_ACTIONS = [
  'sign-up',
  'sign-in',
  'trip-created',
  'trip-shared',
  'pdf',
  'idea-used',
] as const;

/** Days between asking for an account to be deleted and its erasure. */
export const DELETION_GRACE_DAYS = 14;

const ById = z.strictObject({ id: Id });
const Ignored = z.unknown().optional();

export const accounts = {
  createGuest: endpoint({
    method: 'POST',
    path: '/newuser/guest',
    access: anyone,
    summary:
      'Makes a guest account for this device and signs it in. An Idempotency-Key makes a repeat answer the same guest.',
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
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/:id',
    access: own(guest, 'params.id'),
    summary: 'The signed-in person. Any other id is not found.',
    params: ById,
    response: User,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/:id',
    access: own(guest, 'params.id'),
    summary: 'Changes the named fields of the signed-in person; a guest has a unit alone.',
    params: ById,
    body: sentBack(User, {
      firstName: Text(TEXT_MAX.name).optional(),
      lastName: Text(TEXT_MAX.name).optional(),
      unit: DistanceUnit.optional(),
      /** One of `GET /setting/user-types`, which also decides `type`. */
      typeDetail: Text(TEXT_MAX.name).nullable().optional(),
      /** On the e-mail list or not. */
      isSubscriber: z.boolean().optional(),
    }),
    response: User,
  }),
  setUnit: endpoint({
    method: 'POST',
    path: '/users/:id/units',
    access: own(guest, 'params.id'),
    summary: 'Chooses miles or kilometers.',
    params: ById,
    body: z.strictObject({ unit: DistanceUnit }),
    response: User,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users',
    /** A member also has to have proved within minutes that it is them; a guest has nothing to prove it with. */
    access: guest,
    summary:
      'Deletes the caller’s account: signed out everywhere and hidden at once, erased after the grace. Signing in until then keeps it. A guest is erased at once.',
    response: z.object({ erasedAt: Instant }),
  }),
  removeProfile: endpoint({
    method: 'DELETE',
    path: '/userprofile/:id',
    access: own(guest, 'params.id'),
    summary: 'As `DELETE /users`, naming the caller’s own id.',
    params: ById,
    response: z.object({ erasedAt: Instant }),
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/users/:id/export',
    cost: 100,
    access: own(guest, 'params.id'),
    kind: 'file',
    summary: 'Everything the person made, as one zip of JSON and pictures.',
    params: ById,
  }),
  recordAction: endpoint({
    method: 'POST',
    path: '/useraction',
    access: guest,
    summary:
      'Counts an act: those listed in docs/security/data.md by their name, others together. Kept for the days of the setting `user_action_days`.',
    body: z.strictObject({
      action: StringUpTo(40).regex(/^[A-Za-z0-9_-]+$/, 'Use letters, digits, _ and - only.'),
    }),
    response: z.object({}),
  }),
};
