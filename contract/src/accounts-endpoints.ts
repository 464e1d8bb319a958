import { z } from 'zod';
import { anyone, endpoint, guest } from './endpoint';
import { TEXT_MAX, Text } from './text';
import { Id } from './values';

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
    active: z.boolean(),
    isSubscriber: z.boolean(),
    unit: DistanceUnit,
    /** The paid plan, set by the server only. */
    upid: z.string().nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

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
    access: guest,
    summary: 'The signed-in person. Any other id is not found.',
    params: ById,
    response: User,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/:id',
    access: guest,
    summary: 'Changes names and the distance unit of the signed-in person.',
    params: ById,
    body: z.strictObject({
      firstName: Text(TEXT_MAX.name).optional(),
      lastName: Text(TEXT_MAX.name).optional(),
      unit: DistanceUnit.optional(),
    }),
    response: User,
  }),
  setUnit: endpoint({
    method: 'POST',
    path: '/users/:id/units',
    access: guest,
    summary: 'Chooses miles or kilometers.',
    params: ById,
    body: z.strictObject({ unit: DistanceUnit }),
    response: User,
  }),
};
