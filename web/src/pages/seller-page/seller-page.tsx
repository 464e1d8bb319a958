import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { lastTripId } from '../../api/device/last-trip';
import { TripSessionProvider } from '../../api/trip-session/react/trip-session';
import type { TripLoad } from '../../api/trip-session/trip-store';
import { accountMenu } from '../../i18n/en/account/account-menu';
import { lightbox } from '../../i18n/en/lightbox';
import { sellerPage } from '../../i18n/en/pages/seller-page';
import { sharedTrip } from '../../i18n/en/pages/shared-trip';
import { tripPage } from '../../i18n/en/pages/trip-page';
import { costs } from '../../i18n/en/planner/costs';
import { history } from '../../i18n/en/planner/history';
import { planner } from '../../i18n/en/planner/planner';
import { plannerBar } from '../../i18n/en/planner/planner-bar';
import { tripWords } from '../../i18n/en/trip-words';
import { MessageScope } from '../../i18n/message-scope';
import { refusals } from '../../i18n/refusals';
import { links } from '../../lib/links';
import { Button } from '../../ui/button';
import { LoadingOverlay } from '../../ui/dialogs/loading-overlay';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import styles from './seller-page.module.css';
import { SellerScreen } from './seller-screen';

const messages = {
  accountMenu,
  costs,
  history,
  planner,
  plannerBar,
  refusals,
  sellerPage,
  sharedTrip,
  lightbox,
  tripPage,
  tripWords,
};

/** The editor for the page of a trip, beside its preview. */
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

/** Why there is no trip yet, and what the user can do about it. */
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
