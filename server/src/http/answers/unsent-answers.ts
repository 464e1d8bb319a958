import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits';
import { whenOver } from '../when-over';

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
      throw new RequestRefused('too-many', 'tooMuchSentHere');
    }
    if (sum + bytes > all) {
      throw new RequestRefused('unavailable', 'tooMuchSent');
    }
    count(address, bytes);
    whenOver(reply, () => count(address, -bytes));
    return sent;
  });
}
