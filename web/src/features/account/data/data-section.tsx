import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { fetchExport } from '../../../api/account/export-file';
import { failureOf } from '../../../api/client/client';
import { useFavorites } from '../../../api/places/favorites';
import { useOwnPlaces } from '../../../api/places/own-places';
import { useTrips } from '../../../api/trips/trips';
import { fileSize } from '../../../i18n/file-size';
import { localDay } from '../../../lib/local-day';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { useProblemWords } from '../problem-words';
import { Row, Rows } from '../row';
import { Section } from '../section';

/** Exports all of the user's data as one file. */
export function DataSection({ userId }: { userId: string }) {
  const t = useTranslations('account');
  return (
    <Section id="data" title={t('data')} help={t('dataHelp')}>
      <Rows>
        <DownloadRow userId={userId} />
      </Rows>
    </Section>
  );
}

type Progress =
  | { kind: 'none' }
  | { kind: 'making' | 'done'; bytes: number }
  | { kind: 'failed'; words: string };

/** The row that creates the file; also used on the deletion page. */
export function DownloadRow({ userId, headingLevel = 3 }: { userId: string; headingLevel?: 2 | 3 }) {
  const t = useTranslations('account');
  const sayProblem = useProblemWords();
  const locale = useLocale();
  const contents = useContents();
  const [progress, setProgress] = useState<Progress>({ kind: 'none' });

  async function make() {
    setProgress({ kind: 'making', bytes: 0 });
    try {
      const file = await fetchExport(userId, (bytes) => setProgress({ kind: 'making', bytes }));
      saveFile(file, t('fileName', { date: localDay() }));
      setProgress({ kind: 'done', bytes: file.size });
    } catch (problem) {
      const failure = failureOf(problem);
      if (failure === null) throw problem;
      const words = failure === 'refused' ? sayProblem(problem) : t('fileFailed');
      setProgress({ kind: 'failed', words });
    }
  }

  return (
    <Row
      icon={Download}
      title={t('download')}
      headingLevel={headingLevel}
      action={
        <Button
          size="small"
          busy={progress.kind === 'making' ? t('makingFile') : undefined}
          onClick={() => void make()}
        >
          {t('makeFile')}
        </Button>
      }
    >
      <p>{t('downloadWords', { contents })}</p>
      {progress.kind === 'none' ? null : (
        <p role={progress.kind === 'failed' ? 'alert' : 'status'}>
          {progress.kind === 'failed'
            ? progress.words
            : progress.kind === 'done'
              ? t('fileDone', { size: fileSize(progress.bytes, locale) })
              : progress.bytes > 0
                ? t('fileSoFar', { size: fileSize(progress.bytes, locale) })
                : null}
        </p>
      )}
    </Row>
  );
}

/** The contents of the file, with counts if known. */
function useContents(): string {
  const t = useTranslations('account');
  const locale = useLocale();
  const trips = useTrips().data?.trips.filter(({ demo }) => !demo).length ?? 0;
  const favorites = useFavorites().places.length;
  const places = useOwnPlaces().length;
  const things = [
    trips > 0 ? t('downloadTrips', { count: trips }) : null,
    favorites > 0 ? t('downloadFavorites', { count: favorites }) : null,
    places > 0 ? t('downloadPlaces', { count: places }) : null,
    t('downloadRest'),
  ];
  return new Intl.ListFormat(locale, { type: 'unit' }).format(things.filter((thing) => thing !== null));
}
