import type { pdf } from '@wayfold/contract/sharing/pdf-endpoints';
import { attachmentHeader } from '@wayfold/domain/files/file-name';
import type { Handlers } from '../../http/bind';
import { whenOver } from '../../http/when-over';
import type { Services } from '../../services';
import { makePdf, preparePdf } from './make-pdf';
import { downloader } from './pdf-asker';

/** Endpoints that turn a trip into a PDF. */
export function pdfHandlers(services: Services): Handlers<typeof pdf> {
  return {
    preparePdf: async () => {
      await preparePdf(services);
      return {};
    },
    tripPdf: async ({ actor, trip, query, request, reply }) => {
      const left = new AbortController();
      whenOver(reply, () => left.abort());
      const asker = downloader(request, { actor, trip });
      const made = await makePdf(services, trip, { options: query, asker, signal: left.signal }).catch(
        (error) => {
          if (left.signal.aborted) return null;
          throw error;
        },
      );
      if (!made) return;
      const { bytes, fileName } = made;
      await reply
        .type('application/pdf')
        .header('content-disposition', attachmentHeader(fileName))
        // Made again each time: a share can be revoked, and the trip changes.
        .header('cache-control', 'no-store')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  };
}
