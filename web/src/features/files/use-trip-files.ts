import type { ExportFormat } from '@wayfold/contract/exports-endpoints';
import { fileNameOf } from '@wayfold/domain/files/file-name';
import { audienceOfFile, typeOf, writeFile } from '@wayfold/domain/files/write-file';
import { tripView } from '@wayfold/domain/trip-view';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { failureOf } from '../../api/client';
import { fetchTripPage } from '../../api/exports';
import { useTripSelector } from '../../api/trip-session';
import { saveFile } from '../../lib/save-file';
import { useTravelUnit } from '../../lib/trip-format';

/** What became of the last file. */
export type FileState =
  | { kind: 'none' }
  | { kind: 'making'; format: ExportFormat }
  | { kind: 'done'; words: string }
  | { kind: 'failed'; words: string };

/**
 * Makes files of the open trip and has them saved.
 *
 * All are made here, of the trip as it is on the screen; of the page alone the server is asked, which draws the map, and
 * where it cannot be reached the page goes without.
 */
export function useTripFiles(): { state: FileState; make: (format: ExportFormat) => Promise<void> } {
  const t = useTranslations('files');
  const locale = useLocale();
  const unit = useTravelUnit();
  const tripId = useTripSelector((trip) => trip.tripId);
  const document = useTripSelector((trip) => trip.document);
  const lookedAt = useTripSelector((trip) => trip.lookedAt);
  const isSaved = useTripSelector(
    ({ saveState }) => saveState.kind !== 'local' && saveState.kind !== 'offline',
  );
  const [state, setState] = useState<FileState>({ kind: 'none' });

  async function pageOfServer(): Promise<string | null> {
    if (!isSaved) return null;
    try {
      return await fetchTripPage(lookedAt?.share?.id ?? tripId, unit);
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      return null;
    }
  }

  async function make(format: ExportFormat) {
    setState({ kind: 'making', format });
    const page = format === 'html' ? await pageOfServer() : null;
    const view = tripView(document, null, audienceOfFile({ who: 'owner' }, format));
    const parts = {
      locale,
      unit,
      map: null,
      pictures: new Map<string, string>(),
      stamp: new Date().toISOString(),
    };
    const file =
      page === null
        ? writeFile(format, view, parts)
        : { name: fileNameOf(document.trip.name, format), type: typeOf(format), content: page };
    if (file === null) {
      setState({ kind: 'failed', words: t('noDates') });
      return;
    }
    const { name, type, content } = file;
    saveFile(new Blob([content as BlobPart], { type }), name); // bytes of memory that nobody shares
    const hasMap = format !== 'html' || page !== null;
    setState({
      kind: 'done',
      words: hasMap ? t('saved', { file: name }) : t('savedWithoutMap', { file: name }),
    });
  }

  return { state, make };
}
