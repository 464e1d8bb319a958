import { z } from 'zod';

/** Why a request was refused, with its HTTP status. Anything else that goes wrong is a bug and returns `internal`. */
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
 * Why something was refused: an English sentence that a traveler could read, and what a client needs to word it itself, in any
 * language.
 */
export const RefusalMessage = z.object({
  message: z.string(),
  /** A key of `contract/src/refusals`. Clients show `message` for one they don't know. */
  key: z.string().optional(),
  /** What the words contain: names, numbers, quantities with their unit, and `day` as `YYYY-MM-DD`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type RefusalMessage = z.infer<typeof RefusalMessage>;

/** A refusal of one field of a request. */
const ProblemIssue = z.object({ path: z.string(), ...RefusalMessage.shape });
export type ProblemIssue = z.infer<typeof ProblemIssue>;

/**
 * The shape of all error responses. `issues` names fields. Only `conflict` carries `version` and `patches`: what changed in
 * the trip since the request's base version.
 */
export const Problem = z
  .object({
    code: z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]), // the record's keys are exactly the codes
    ...RefusalMessage.shape,
    issues: z.array(ProblemIssue).optional(),
    /** What the client should do, where the code alone doesn't say: ask the person to confirm their identity. */
    reason: z.enum(['confirm-identity']).optional(),
    /** For `too-many`: how many seconds until the same call is accepted again. */
    retryAfterSeconds: z.number().int().positive().optional(),
    version: z.number().int().optional(),
    patches: z.array(z.unknown()).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
