import { sendCall } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { connection } from '../../client/client';
import { onConnection } from '../../device/online';

/** True while nobody can see this tab. */
export const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Calls back when the tab is shown or hidden, or the connection may have changed; returns a function that stops it. */
export function onWake(listener: () => void): () => void {
  const stop = onConnection(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Opens the live updates of a trip after a version. @throws what a call throws */
export async function openLive(
  tripId: string,
  afterVersion: number,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const headers = { accept: 'text/event-stream', 'last-event-id': String(afterVersion) };
  const call = { params: { id: tripId } };
  const answer = await sendCall(connection, paths.trips.live, call, { signal, headers });
  if (!answer.body) throw new TypeError('The live updates came without a body.');
  return answer.body;
}
