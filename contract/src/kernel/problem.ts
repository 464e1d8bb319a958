import { z } from 'zod';

/** Why a request was refused. Anything else that goes wrong is a bug and answers `internal`. */
export const PROBLEM_STATUS = {
  invalid: 400,
  'signed-out': 401,
  'payment-needed': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  internal: 500,
  upstream: 502,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUS;

/**
 * The one shape of an error answer. `message` is a sentence a traveller could read; `issues` names fields.
 * Only `conflict` carries `version` and `patches`: the trip as it stands now, since the request's base version.
 */
export const Problem = z
  .object({
    code: z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]), // the record's keys are exactly the codes
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** What a client does about it, where the code alone does not say: ask the person to prove that it is them. */
    reason: z.enum(['confirm-identity']).optional(),
    /** Of `too-many`: after how many seconds the same call is let through again. */
    retryAfterSeconds: z.number().int().positive().optional(),
    version: z.number().int().optional(),
    patches: z.array(z.unknown()).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
