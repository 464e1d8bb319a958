import { useNavigate, useSearch } from '@tanstack/react-router';
import { ProblemError, refusalOf } from '@wayfold/contract/kernel/problem-error';
import type { SharedTrip } from '@wayfold/contract/sharing/trip-page-endpoints';
import { fileNameOf } from '@wayfold/domain/files/file-name';
import { FileText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lastTripId } from '../../api/device/last-trip';
import { useOnline } from '../../api/device/online';
import { preparePdf, useMakePdf, usePdfTrip } from '../../api/trips/trip-pdf';
import { LandingFooter } from '../../features/landing/landing-footer';
import { PdfForm } from '../../features/trip-pdf/pdf-form';
import { firstOptions } from '../../features/trip-pdf/pdf-options';
import { PdfResult } from '../../features/trip-pdf/pdf-result';
import { tripPdf } from '../../i18n/en/pages/trip-pdf';
import { MessageScope } from '../../i18n/message-scope';
import { useRefusalWords } from '../../i18n/refusal-words';
import { refusals } from '../../i18n/refusals';
import { links } from '../../lib/links';
import { useTravelUnit } from '../../trip-ui/trip-format';
import { useTripNames } from '../../trip-ui/use-trip-names';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { SiteHeader } from '../site-header';
import styles from './trip-pdf-page.module.css';

const messages = { refusals, tripPdf };

/** The page that makes a PDF of a trip: the user's own, a shared one, or an example. */
export function TripPdfPage() {
  return (
    <MessageScope messages={messages}>
      <div className={styles.page}>
        <SiteHeader />
        <main className={styles.alone}>
          <div className={styles.card}>
            <AskedTrip />
          </div>
        </main>
        <LandingFooter />
      </div>
    </MessageScope>
  );
}

function AskedTrip() {
  const t = useTranslations('tripPdf');
  const navigate = useNavigate();
  const nameOf = useTripNames();
  const { trip: named } = useSearch({ from: '/trip_pdf' });
  const [id] = useState(() => named ?? lastTripId());
  const { data: trip, error, refetch } = usePdfTrip(id);
  useTitle(trip ? t('pageTitleOf', { trip: nameOf(trip) }) : t('pageTitle'));
  const toPlanner = <Button onClick={() => void navigate(links.planner())}>{t('toPlanner')}</Button>;
  if (id === null) return <EmptyState title={t('noTrip')} help={t('noTripHelp')} action={toPlanner} />;
  if (trip) return <MakePdf key={id} id={id} trip={trip} />;
  if (error instanceof ProblemError && ['not-found', 'invalid', 'signed-out'].includes(error.problem.code)) {
    return <EmptyState title={t('notFound')} help={t('notFoundHelp')} action={toPlanner} />;
  }
  if (error) {
    return (
      <ErrorState title={t('loadFailed')} help={t('loadFailedHelp')} onTryAgain={() => void refetch()} />
    );
  }
  return (
    <Coming>
      <Skeleton lines={2} />
      <Skeleton block />
    </Coming>
  );
}

function Coming({ children }: { children: ReactNode }) {
  return (
    <div className={styles.coming} aria-busy="true">
      {children}
    </div>
  );
}

function MakePdf({ id, trip }: { id: string; trip: SharedTrip }) {
  const t = useTranslations('tripPdf');
  const say = useRefusalWords();
  const name = useTripNames()(trip);
  const isOnline = useOnline();
  const units = useTravelUnit();
  const [options, setOptions] = useState(() => firstOptions(navigator.language, units));
  const { data: made, error, isPending, mutate } = useMakePdf(id);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    preparePdf();
    return () => running.current?.abort();
  }, []);
  const make = () => {
    running.current = new AbortController();
    mutate({ options, signal: running.current.signal });
  };
  const isOld = made !== undefined && made.options !== options;
  return (
    <>
      <header>
        <h1 className={styles.title} dir="auto">
          {t('titleOf', { trip: name })}
        </h1>
        <p className={styles.words}>{t('help')}</p>
      </header>
      <PdfForm options={options} shows={trip.share?.shows ?? null} onChange={setOptions} />
      {error ? (
        <Banner tone="danger">
          {error instanceof ProblemError ? t('busy', { reason: say(refusalOf(error)) }) : t('failedHelp')}
        </Banner>
      ) : null}
      <div className={styles.make}>
        <Button
          variant={made && !isOld ? 'secondary' : 'primary'}
          size="large"
          wide
          icon={<FileText size={18} strokeWidth={1.75} aria-hidden="true" />}
          busy={isPending ? t('making') : undefined}
          unavailable={isOnline ? undefined : t('offline')}
          onClick={make}
        >
          {made ? t('makeAgain') : t('make')}
        </Button>
        <p className={styles.progress} role="status">
          {isPending ? t('makingHelp') : null}
        </p>
      </div>
      {made && !isPending ? <PdfResult made={made} fileName={fileNameOf(name, 'pdf')} isOld={isOld} /> : null}
    </>
  );
}

/** Sets the window title while the page is open. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
