import { useMutation, useQuery } from '@tanstack/react-query';
import { sendCall } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import { client, connection, failureOf } from '../client/client';
import { recordAction } from '../client/record-action';

/** Follows the trip of an id or share as it may be seen by who asks; null asks nothing. */
export function usePdfTrip(id: string | null) {
  return useQuery({
    queryKey: ['pdf-trip', id],
    queryFn: ({ signal }) => client.tripPage.sharedTrip({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    retry: false,
  });
}

/** Lets the server get ready while somebody thinks about what the PDF should show. Without an answer it is only slower. */
export function preparePdf(): void {
  client.pdf.preparePdf().catch((problem: unknown) => {
    if (failureOf(problem) === null) throw problem;
  });
}

/** A PDF as it was made, and with which options. */
export interface MadePdf {
  readonly file: Blob;
  readonly options: PdfOptions;
}

/** Has the server make a PDF; a call that is given up ends the work there, too. */
export function useMakePdf(id: string) {
  return useMutation({
    mutationFn: async ({
      options,
      signal,
    }: {
      options: PdfOptions;
      signal: AbortSignal;
    }): Promise<MadePdf> => {
      const answer = await sendCall(
        connection,
        paths.pdf.tripPdf,
        { params: { id }, query: options },
        { signal },
      );
      return { file: await answer.blob(), options };
    },
    onSuccess: () => recordAction('pdf'),
  });
}
