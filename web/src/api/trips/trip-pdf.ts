import { useMutation, useQuery } from '@tanstack/react-query';
import { sendCall } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import { client, connection, failureOf } from '../client/client';
import { recordAction } from '../client/record-action';

/** Fetches a trip by its id or a share's, as the user is allowed to see it. Fetches nothing for null. */
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

/** A finished PDF and the options it was made with. */
export interface MadePdf {
  readonly file: Blob;
  readonly options: PdfOptions;
}

/** Has the server make a PDF; aborting the call also stops the work there. */
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
