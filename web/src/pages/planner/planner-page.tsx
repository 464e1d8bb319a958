import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { beginTrip } from '../../api/device-trips';
import { type TripLoad, TripSessionProvider } from '../../api/trip-session';
import { accountMenu } from '../../i18n/en/account-menu';
import { addDestination } from '../../i18n/en/add-destination';
import { costCard } from '../../i18n/en/cost-card';
import { history } from '../../i18n/en/history';
import { itinerary } from '../../i18n/en/itinerary';
import { planner } from '../../i18n/en/planner';
import { plannerBar } from '../../i18n/en/planner-bar';
import { plannerTabs } from '../../i18n/en/planner-tabs';
import { ripple } from '../../i18n/en/ripple';
import { thingsToDo } from '../../i18n/en/things-to-do';
import { tripCheck } from '../../i18n/en/trip-check';
import { tripIdeas } from '../../i18n/en/trip-ideas';
import { tripMenu } from '../../i18n/en/trip-menu';
import { tripWords } from '../../i18n/en/trip-words';
import { MessageScope } from '../../i18n/message-scope';
import { DiscoveryProvider } from '../../lib/discovery';
import { isPlannerTab, links } from '../../lib/links';
import { useHasCome } from '../../lib/page-focus';
import { SelectionProvider } from '../../lib/selection';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { LoadingOverlay } from '../../ui/loading-overlay';
import { PlannerPlaceholder } from './planner-placeholder';
import { PlannerScreen } from './planner-screen';
import { useOpenTripId } from './use-open-trip-id';

const messages = {
  accountMenu,
  addDestination,
  costCard,
  itinerary,
  planner,
  plannerBar,
  plannerTabs,
  history,
  ripple,
  thingsToDo,
  tripCheck,
  tripIdeas,
  tripMenu,
  tripWords,
};

/** The planner: panel, map and tabs of one trip. */
export function PlannerPage() {
  return (
    <MessageScope messages={messages}>
      <SelectionProvider>
        <DiscoveryProvider>
          <OpenPlanner />
        </DiscoveryProvider>
      </SelectionProvider>
    </MessageScope>
  );
}

function OpenPlanner() {
  const search = useSearch({ from: '/trip_plan' });
  const { tab: word } = useParams({ strict: false });
  const tab = word !== undefined && isPlannerTab(word) ? word : null;
  const { tripId, show } = useOpenTripId(tab, search);
  const navigate = useNavigate();
  const hadTrip = useRef(useHasCome());

  const openTrip = useCallback((id: string) => void navigate(links.planner({ trip: id })), [navigate]);
  const newTrip = useCallback(() => openTrip(beginTrip()), [openTrip]);
  const followCopy = useCallback((id: string) => show(id, { replace: true }), [show]);
  const afterDelete = useCallback(
    (nextTripId: string | null) =>
      navigate({ ...links.planner({ trip: nextTripId ?? beginTrip() }), replace: true }),
    [navigate],
  );

  if (tripId === null) return <PlannerPlaceholder />;
  return (
    <TripSessionProvider
      tripId={tripId}
      fallback={(load) => (
        <PlannerPlaceholder>
          <LoadState load={load} onNewTrip={newTrip} onAllTrips={() => void navigate(links.myTrips())} />
        </PlannerPlaceholder>
      )}
      onTripId={followCopy}
    >
      <PlannerScreen
        tab={tab}
        search={search}
        hadTrip={hadTrip}
        onOpenTrip={openTrip}
        onNewTrip={newTrip}
        onDeleted={afterDelete}
      />
    </TripSessionProvider>
  );
}

/** Why there is no trip yet, and what to do about it. */
function LoadState(props: { load: TripLoad; onNewTrip: () => void; onAllTrips: () => void }) {
  const { load, onNewTrip, onAllTrips } = props;
  const t = useTranslations('planner');
  if (load.kind === 'loading') return <LoadingOverlay onGiveUp={() => location.assign('/')} />;
  if (load.kind === 'unreachable') {
    return <ErrorState title={t('unreachableTitle')} help={t('unreachableHelp')} onTryAgain={load.retry} />;
  }
  return (
    <EmptyState
      title={t('missingTitle')}
      help={t('missingHelp')}
      action={
        <>
          <Button variant="primary" onClick={onNewTrip}>
            {t('missingNew')}
          </Button>
          <Button onClick={onAllTrips}>{t('missingList')}</Button>
        </>
      }
    />
  );
}
