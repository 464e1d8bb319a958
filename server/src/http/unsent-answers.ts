import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './limits';
import { whenOver } from './when-over';

/** What may wait in memory to be taken by readers, in bytes. */
export type UnsentLimits = {
  readonly all: number;
  /** For one address: half a dozen of the largest trips. */
  readonly perAddress: number;
};
export const UNSENT_LIMITS: UnsentLimits = { all: 96 * 1024 * 1024, perAddress: 24 * 1024 * 1024 };

/** Smaller ones do not count: a connection has hardly more in its own buffers. */
const LARGE_BYTES = 64 * 1024;

/**
 * Bounds what answers hold in memory while their readers take them: whoever asks for large ones and does not read is refused
 * further ones, and nobody else is. Large text is turned into bytes here, since a socket takes three times as long over letters.
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
