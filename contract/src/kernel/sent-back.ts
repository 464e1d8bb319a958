import { z } from 'zod';

/** Left out of what was read, whatever it was. */
const Ignored = z
  .unknown()
  .optional()
  .transform(() => undefined)
  .describe('Accepted and ignored.');

/**
 * The body of a call that takes what some call answered: fields of that answer which this call does not write are
 * ignored, so that it may be sent back whole. A field of neither is refused and named.
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
