import { sendCall } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { connection } from '../client/client';

/**
 * Fetches the export file with all of a user's data.
 *
 * @param onBytes bytes received so far; the total is not known in advance
 */
export async function fetchExport(userId: string, onBytes: (bytes: number) => void): Promise<Blob> {
  const answer = await sendCall(connection, paths.accounts.exportData, { params: { id: userId } });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const read = await reader?.read();
    if (!read || read.done) break;
    parts.push(read.value);
    bytes += read.value.byteLength;
    onBytes(bytes);
  }
  return new Blob(parts, { type: 'application/zip' });
}
