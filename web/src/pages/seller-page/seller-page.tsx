import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { lastTripId } from '../../api/last-trip';
import { type TripLoad, TripSessionProvider } from '../../api/trip-session';
import { accountMenu } from '../../i18n/en/account-menu';
import { costs } from '../../i18n/en/costs';
import { history } from '../../i18n/en/history';
import { lightbox } from '../../i18n/en/lightbox';
import { planner } from '../../i18n/en/planner';
import { plannerBar } from '../../i18n/en/planner-bar';
import { sellerPage } from '../../i18n/en/seller-page';
import { sharedTrip } from '../../i18n/en/shared-trip';
import { tripPage } from '../../i18n/en/trip-page';
import { tripWords } from '../../i18n/en/trip-words';
import { MessageScope } from '../../i18n/message-scope';
import { links } from '../../lib/links';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { LoadingOverlay } from '../../ui/loading-overlay';
import styles from './seller-page.module.css';
import { SellerScreen } from './seller-screen';

const messages = {
  accountMenu,
  costs,
  history,
  planner,
  plannerBar,
  sellerPage,
  sharedTrip,
  lightbox,
  tripPage,
  tripWords,
};

/** Where the page of a trip is written, beside what it looks like. */
export function SellerPage() {
  return (
    <MessageScope messages={messages}>
      <OpenPage />
    </MessageScope>
  );
}

function OpenPage() {
  const { trip, section } = useSearch({ from: '/trip_page' });
  const navigate = useNavigate();
  const show = useCallback(
    (tripId: string) =>
      void navigate({
        ...links.tripPageEditor({ trip: tripId, ...(section ? { section } : {}) }),
        replace: true,
      }),
    [navigate, section],
  );
  useEffect(() => {
    if (trip) return;
    const last = lastTripId();
    if (last) show(last);
    else void navigate({ ...links.planner(), replace: true });
  }, [trip, show, navigate]);

  if (!trip) return null;
  return (
    <TripSessionProvider
      tripId={trip}
      fallback={(load) => (
        <main className={styles.blank}>
          <LoadState load={load} onPlanner={() => void navigate(links.planner())} />
        </main>
      )}
      onTripId={show}
    >
      <SellerScreen section={section ?? null} />
    </TripSessionProvider>
  );
}

/** Why there is no trip yet, and what to do about it. */
function LoadState({ load, onPlanner }: { load: TripLoad; onPlanner: () => void }) {
  const t = useTranslations('planner');
  const words = useTranslations('sellerPage');
  if (load.kind === 'loading') return <LoadingOverlay onGiveUp={() => location.assign('/')} />;
  if (load.kind === 'unreachable') {
    return <ErrorState title={t('unreachableTitle')} help={t('unreachableHelp')} onTryAgain={load.retry} />;
  }
  return (
    <EmptyState
      title={t('missingTitle')}
      help={t('missingHelp')}
      action={
        <Button variant="primary" onClick={onPlanner}>
          {words('back')}
        </Button>
      }
    />
  );
}
