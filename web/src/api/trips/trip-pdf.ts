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

/** Warms up the server while the user chooses the PDF options. If it fails, the PDF only takes longer. */
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

/** Has the server make a PDF; aborting the call stops the work there, too. */
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
