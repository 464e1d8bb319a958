import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { beginTrip } from '../../api/trip-session/device-registry';
import { TripSessionProvider } from '../../api/trip-session/react/trip-session';
import type { TripLoad } from '../../api/trip-session/trip-store';
import { openAccountDialog } from '../../lib/account-dialogs';
import { isPlannerTab, links } from '../../lib/links';
import { useHasCome } from '../../lib/page-focus';
import { ownLinks } from '../../planner-state/planner-links';
import { Button } from '../../ui/button';
import { LoadingOverlay } from '../../ui/dialogs/loading-overlay';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { TripOutline } from './planner-outline';
import { PlannerPlaceholder } from './planner-placeholder';
import { PlannerScope } from './planner-scope';
import { PlannerScreen } from './planner-screen';
import { useOpenTripId } from './use-open-trip-id';

/** The planner: panel, map and tabs of one trip. */
export function PlannerPage() {
  return (
    <PlannerScope>
      <OpenPlanner />
    </PlannerScope>
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

  if (tripId === null) {
    return (
      <PlannerPlaceholder>
        <TripOutline />
      </PlannerPlaceholder>
    );
  }
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
        linkTo={ownLinks}
        hadTrip={hadTrip}
        onOpenTrip={openTrip}
        onNewTrip={newTrip}
        onDeleted={afterDelete}
      />
    </TripSessionProvider>
  );
}

/** Why there is no trip yet, and what the user can do about it. */
function LoadState(props: { load: TripLoad; onNewTrip: () => void; onAllTrips: () => void }) {
  const { load, onNewTrip, onAllTrips } = props;
  const t = useTranslations('planner');
  const isMember = useIsMember();
  if (load.kind === 'loading') {
    return (
      <>
        <TripOutline />
        <LoadingOverlay onGiveUp={() => location.assign('/')} />
      </>
    );
  }
  if (load.kind === 'unreachable') {
    return <ErrorState title={t('unreachableTitle')} help={t('unreachableHelp')} onTryAgain={load.retry} />;
  }
  const allTrips = <Button onClick={onAllTrips}>{t('missingList')}</Button>;
  // A signed-out user may be the owner, and signing in loads the trip again.
  if (!isMember) {
    return (
      <EmptyState
        title={t('missingTitle')}
        help={t('missingSignedOut')}
        action={
          <>
            <Button variant="primary" onClick={() => openAccountDialog({ kind: 'sign-in' })}>
              {t('missingSignIn')}
            </Button>
            <Button onClick={onNewTrip}>{t('missingNew')}</Button>
            {allTrips}
          </>
        }
      />
    );
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
          {allTrips}
        </>
      }
    />
  );
}
