import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './limits';
import { whenOver } from './when-over';

/** Limits on response data that waits in memory for clients to read it, in bytes. */
export type UnsentLimits = {
  readonly all: number;
  /** Per address: half a dozen of the largest trips. */
  readonly perAddress: number;
};
export const UNSENT_LIMITS: UnsentLimits = { all: 96 * 1024 * 1024, perAddress: 24 * 1024 * 1024 };

/** Smaller responses don't count: a connection's own buffers hold about as much. */
const LARGE_BYTES = 64 * 1024;

/**
 * Limits the memory that responses use while clients read them: a client that requests large ones and doesn't read gets no more
 * of them; nobody else is affected. Large text is converted to bytes here, since sockets take three times as long with strings.
 */
export function limitUnsentAnswers(app: FastifyInstance, { all, perAddress }: UnsentLimits): void {
  const unsent = new Map<string, number>();
  let sum = 0;
  const count = (address: string, bytes: number) => {
    sum += bytes;
    const left = (unsent.get(address) ?? 0) + bytes;
    if (left > 0) unsent.set(address, left);
    else unsent.delete(address);
  };
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || payload.length < LARGE_BYTES)
      return payload;
    const sent = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const bytes = sent.length;
    const address = addressKey(request);
    if ((unsent.get(address) ?? 0) + bytes > perAddress) {
      throw new ProblemError(
        'too-many',
        'Too much data is being sent to this address. Try again in a minute.',
      );
    }
    if (sum + bytes > all) {
      throw new ProblemError('unavailable', 'Too much data is being sent right now. Try again in a minute.');
    }
    count(address, bytes);
    whenOver(reply, () => count(address, -bytes));
    return sent;
  });
}
