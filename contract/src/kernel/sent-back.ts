import { z } from 'zod';

/** Removed from what was read, whatever it is. */
const Ignored = z
  .unknown()
  .optional()
  .transform(() => undefined)
  .describe('Accepted and ignored.');

/**
 * The body of a call that accepts the response of another call. Fields of that response which this call does not write
 * are ignored, so the response can be sent back whole. Any other field is refused by name.
 */
export function sentBack<Written extends z.ZodRawShape>(
  answer: z.ZodObject,
  written: Written,
): z.ZodObject<Written, z.core.$strict> {
  const ignored = Object.keys(answer.shape).map((name) => [name, Ignored] as const);
  return z.strictObject({ ...Object.fromEntries(ignored), ...written }) as z.ZodObject<
    Written,
    z.core.$strict
  >; // what is ignored is not read
}
