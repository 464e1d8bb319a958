import type { ExportFormat } from '@wayfold/contract/sharing/exports-endpoints';
import { allPictures } from '@wayfold/domain/document/trip-document';
import { fileNameOf } from '@wayfold/domain/files/file-name';
import { fileTitle } from '@wayfold/domain/files/write/file-title';
import { audienceOfFile, typeOf, writeFile } from '@wayfold/domain/files/write/write-file';
import { tripView } from '@wayfold/domain/page/trip-view';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { failureOf } from '../../api/client/client';
import { useRouteLegs } from '../../api/places/routes';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { fetchTripPage } from '../../api/trips/exports';
import { saveFile } from '../../lib/save-file';
import { usePictureSources } from '../../trip-ui/pictures/picture-sources';
import { useTravelUnit } from '../../trip-ui/trip-format';
import { readPagePictures } from './page-pictures';

/** The result of the last export. */
export type FileState =
  | { kind: 'none' }
  | { kind: 'making'; format: ExportFormat }
  | { kind: 'done'; words: string }
  | { kind: 'failed'; words: string };

/**
 * Creates files of the open trip and saves them.
 *
 * All are made on this device from the trip on screen; only the page needs the server, which draws its map. If the server can't
 * be reached, the page has no map, and only the pictures that are on this device.
 */
export function useTripFiles(): { state: FileState; make: (format: ExportFormat) => Promise<void> } {
  const t = useTranslations('files');
  const locale = useLocale();
  const unit = useTravelUnit();
  const tripId = useTripSelector((trip) => trip.tripId);
  const document = useTripSelector((trip) => trip.document);
  const legs = useRouteLegs(document);
  const viewed = useTripSelector((trip) => trip.viewed);
  const isSaved = useTripSelector(
    ({ saveState }) => saveState.kind !== 'local' && saveState.kind !== 'offline',
  );
  const { addressOf } = usePictureSources();
  const [state, setState] = useState<FileState>({ kind: 'none' });

  async function pageOfServer(): Promise<string | null> {
    if (!isSaved) return null;
    try {
      return await fetchTripPage(viewed?.share?.id ?? tripId, unit);
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      return null;
    }
  }

  async function make(format: ExportFormat) {
    setState({ kind: 'making', format });
    const page = format === 'html' ? await pageOfServer() : null;
    const view = tripView(document, null, audienceOfFile({ who: 'owner' }, format));
    const imageUrls = allPictures(view.document).map(({ imageUrl }) => imageUrl);
    const isMadeHere = format === 'html' && page === null;
    const pictures = isMadeHere ? await readPagePictures(imageUrls, addressOf) : new Map<string, string>();
    const lines = new Map([...legs].map(([id, { coordinates }]) => [id, coordinates]));
    const context = { locale, unit, map: null, pictures, lines, stamp: new Date().toISOString() };
    const file =
      page === null
        ? writeFile(format, view, context)
        : { name: fileNameOf(fileTitle(document), format), type: typeOf(format), content: page };
    if (file === null) {
      setState({ kind: 'failed', words: t('noDates') });
      return;
    }
    const { name, type, content } = file;
    saveFile(new Blob([content as BlobPart], { type }), name); // never a SharedArrayBuffer
    const missing = imageUrls.filter((imageUrl) => !pictures.has(imageUrl)).length;
    const words = !isMadeHere
      ? t('downloaded', { file: name })
      : missing > 0
        ? t('downloadedWithoutPictures', { file: name, count: missing })
        : t('downloadedWithoutMap', { file: name });
    setState({ kind: 'done', words });
  }

  return { state, make };
}
