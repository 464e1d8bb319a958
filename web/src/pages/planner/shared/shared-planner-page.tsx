import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { noteOpened } from '../../../api/shared-trip/note-opened';
import { SharedSessionProvider } from '../../../api/shared-trip/shared-session';
import type { SharedAddress } from '../../../api/shared-trip/shared-trip';
import { beginTrip } from '../../../api/trip-session/device-registry';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import type { TripLoad } from '../../../api/trip-session/trip-store';
import { links } from '../../../lib/links';
import { useHasCome } from '../../../lib/page-focus';
import type { PlannerLinks } from '../../../planner-state/planner-links';
import {
  readSharedSearch,
  readTripPage,
  type SharedSearch,
  sharedLinks,
} from '../../../planner-state/shared-links';
import { SharedPictures } from '../../../trip-ui/pictures/shared-pictures';
import { LoadingOverlay } from '../../../ui/dialogs/loading-overlay';
import { toast } from '../../../ui/dialogs/toast-store';
import { PlannerPlaceholder } from '../planner-placeholder';
import { PlannerScope } from '../planner-scope';
import { PlannerScreen } from '../planner-screen';

/** The planner for a trip that is shared by a link. */
export function SharedTripPage() {
  const { shareid } = useParams({ from: '/trip_share/$shareid' });
  const shown = readSharedSearch(useSearch({ from: '/trip_share/$shareid' }));
  const address = useMemo((): SharedAddress => ({ by: 'share', shareId: shareid }), [shareid]);
  const linkTo = useCallback<PlannerLinks>(
    (tab, search) => sharedLinks.share(shareid, { tab, search }),
    [shareid],
  );
  return (
    <PlannerScope>
      <SharedPlanner address={address} shown={shown} linkTo={linkTo} />
    </PlannerScope>
  );
}

/** The planner for the trip named in the URL of a trip page. */
export function TripPage() {
  const said = useSearch({ from: '/trip_plan/trip' });
  const { tripid = '', userid, type } = readTripPage(said) ?? {};
  const address = useMemo((): SharedAddress => {
    return { by: 'page', tripId: tripid, ownerId: userid ?? null, calledType: type ?? '' };
  }, [tripid, userid, type]);
  const linkTo = useCallback<PlannerLinks>(
    (tab, search) => {
      const page = { tripid, ...(userid ? { userid } : {}), ...(type ? { type } : {}) };
      return sharedLinks.page(page, { tab, search });
    },
    [tripid, userid, type],
  );
  return (
    <PlannerScope>
      {tripid === '' ? (
        <GoHome load={{ kind: 'missing' }} />
      ) : (
        <SharedPlanner address={address} shown={readSharedSearch(said)} linkTo={linkTo} />
      )}
    </PlannerScope>
  );
}

function SharedPlanner(props: { address: SharedAddress; shown: SharedSearch; linkTo: PlannerLinks }) {
  const { address, shown, linkTo } = props;
  const navigate = useNavigate();
  const hadTrip = useRef(useHasCome());
  const openTrip = useCallback((id: string) => void navigate(links.planner({ trip: id })), [navigate]);
  const newTrip = useCallback(() => openTrip(beginTrip()), [openTrip]);
  return (
    <SharedSessionProvider
      address={address}
      fallback={(load) => (
        <PlannerPlaceholder>
          {load.kind === 'loading' ? (
            <LoadingOverlay onGiveUp={() => location.assign('/')} />
          ) : (
            <GoHome load={load} />
          )}
        </PlannerPlaceholder>
      )}
    >
      <CountOpening />
      <TripPictures>
        <PlannerScreen
          tab={shown.tab}
          search={shown.search}
          linkTo={linkTo}
          hadTrip={hadTrip}
          onOpenTrip={openTrip}
          onNewTrip={newTrip}
          onDeleted={goNowhere}
        />
      </TripPictures>
    </SharedSessionProvider>
  );
}

/** A view-only trip can't be deleted from here. */
const goNowhere = async () => {};

/** Goes to the landing page and says there why the trip can't be shown. */
function GoHome({ load }: { load: TripLoad }) {
  const t = useTranslations('sharedTrip');
  const navigate = useNavigate();
  const message = load.kind === 'missing' ? t('goneHome') : t('failedHome');
  const isSaid = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; the message is only shown once.
    if (isSaid.current) return;
    isSaid.current = true;
    toast({ message });
    void navigate({ ...links.home(), replace: true });
  }, [message, navigate]);
  return null;
}

/** Loads the trip's pictures through its share. A trip without one is the user's own, and so are its pictures. */
function TripPictures({ children }: { children: ReactNode }) {
  const shareId = useTripSelector(({ viewed }) => viewed?.share?.id ?? null);
  return shareId === null ? children : <SharedPictures shareId={shareId}>{children}</SharedPictures>;
}

/** Counts for the owner that somebody else has opened the shared trip. */
function CountOpening() {
  const shareId = useTripSelector(({ viewed: look }) =>
    look?.ownTripId === null ? (look.share?.id ?? null) : null,
  );
  useEffect(() => {
    if (shareId !== null) noteOpened(shareId);
  }, [shareId]);
  return null;
}
