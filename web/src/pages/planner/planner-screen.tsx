import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { readSetting } from '../../api/client/settings';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { useUndoKeys } from '../../features/planner-bar/undo-buttons';
import { useCloseTo } from '../../lib/back/use-back';
import { links, type PlannerSearch, type PlannerTab, type TripView } from '../../lib/links';
import { isPhoneLayout, useLayout } from '../../lib/media';
import { useWindowName } from '../../lib/window-name';
import type { PlannerLinks } from '../../planner-state/planner-links';
import { useSelectionActions } from '../../planner-state/selection';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';
import { PlannerDialogs } from './dialogs/planner-dialogs';
import { beginHandedOver, takeFirstStop } from './handover';
import type { Planner } from './planner';
import { PlannerFrame } from './planner-frame';
import { useFocusInTrip } from './use-focus-in-trip';
import { useIncoming } from './use-incoming';
import { useLaterParts } from './use-later-parts';
import { useNoteContinue } from './use-note-continue';
import { useNoteTrip } from './use-note-trip';
import { useOfferSignUp } from './use-offer-sign-up';
import { usePlannerState } from './use-planner-state';
import { useResumeOfflineMap } from './use-resume-offline-map';
import { hasOwnHead, shownView } from './views/trip-views';

/** The open trip on screen, laid out for the window width. */
export function PlannerScreen(props: {
  tab: PlannerTab | null;
  search: PlannerSearch;
  linkTo: PlannerLinks;
  onOpenTrip: (tripId: string) => void;
  onNewTrip: () => void;
  /** Whether another trip was on screen before. */
  hadTrip: RefObject<boolean>;
  onDeleted: (nextTripId: string | null) => Promise<void>;
}) {
  const { tab, search, linkTo, hadTrip, onOpenTrip, onNewTrip, onDeleted } = props;
  const layout = useLayout();
  const navigate = useNavigate();
  const closeTo = useCloseTo();
  const state = usePlannerState();
  useUndoKeys(state.undoing);
  useFocusInTrip(hadTrip);
  useFirstStop();
  usePageTitle();
  useLaterParts();
  useResumeOfflineMap(state.document);
  useNoteTrip(state.document);
  useNoteContinue(state.document);
  useIncoming(state.openDialog);
  useOfferSignUp(state.isEditable);

  const viewBefore = useRef<TripView | null>(null);
  useEffect(() => {
    if (!search.view || !hasOwnHead(search.view)) viewBefore.current = search.view ?? null;
  }, [search.view]);

  const { select } = useSelectionActions();
  const planner = useMemo((): Planner => {
    const { view } = search;
    const showView = (view: TripView | null) => {
      const { view: _view, place: _place, day: _day, ...rest } = search;
      void navigate(linkTo(null, view === null ? rest : { ...rest, view }));
    };
    const openDay = (day: string) => {
      const { place: _place, ...rest } = search;
      // Going from day to day leaves no trail to go back through.
      void navigate({ ...linkTo(null, { ...rest, view: 'day', day }), replace: search.view === 'day' });
    };
    return {
      ...state,
      layout,
      tab: tab ?? 'trip_details',
      search,
      linkTo,
      view: shownView(search.view, state),
      // On a phone the map is the first screen, and the itinerary is another screen.
      isMapScreen: layout === 'phone' && (tab ?? 'trip_details') === 'trip_details' && !search.view,
      showView,
      leaveView: () => {
        const { view: _view, place: _place, day: _day, ...rest } = search;
        const before = viewBefore.current;
        closeTo(linkTo(null, before === null ? rest : { ...rest, view: before }));
      },
      // On a phone a view is a screen of its own, not the content of the tab.
      showTab: (next: PlannerTab) => {
        const { view: _view, place: _place, day: _day, ...rest } = search;
        void navigate(linkTo(next, layout === 'phone' || !view ? rest : { ...rest, view }));
      },
      openPlace: (id: string | null) => {
        const { place: _place, ...rest } = search;
        if (id === null) closeTo(linkTo('things_do', rest));
        else void navigate(linkTo('things_do', { ...rest, place: id }));
      },
      choosePlace: (id: string | null) => {
        if (id === (search.place ?? null)) return;
        const { place: _place, ...rest } = search;
        // Choosing a place replaces the history entry: nobody wants to go back to it.
        const to = linkTo('hotels', id === null ? rest : { ...rest, place: id });
        void navigate({ ...to, replace: true });
      },
      openDay,
      goToStop: (id: string) => {
        select(id);
        state.expand(id, true);
        showView(layout === 'phone' ? 'itinerary' : null);
      },
      addAfter: (id: string) => {
        select(id);
        if (isPhoneLayout(layout)) state.openDialog({ kind: 'add' });
        else state.setInsertAfter(id);
      },
      showAllTrips: () => void navigate(links.myTrips()),
      openTrip: onOpenTrip,
      newTrip: onNewTrip,
      beginTripAt: (firstStop) => onOpenTrip(beginHandedOver({ firstStop })),
      afterDelete: onDeleted,
    };
  }, [state, layout, tab, search, linkTo, navigate, closeTo, select, onOpenTrip, onNewTrip, onDeleted]);

  return (
    <>
      <PlannerFrame planner={planner} />
      <PlannerDialogs planner={planner} />
    </>
  );
}

/** Adds the stop that the trip was created with. */
function useFirstStop() {
  const tripId = useTripSelector((trip) => trip.tripId);
  const { change } = useTripActions();
  const { select } = useSelectionActions();
  const queryClient = useQueryClient();
  useEffect(() => {
    const changes = takeFirstStop(tripId, queryClient);
    if (changes.length === 0) return;
    change({ kind: 'batch', changes });
    const [stop] = changes;
    if (stop?.kind === 'destination.add' && readSetting('auto_select_create_one_destination'))
      select(stop.id);
  }, [tripId, change, select, queryClient]);
}

function usePageTitle() {
  const t = useTranslations('planner');
  useWindowName(t('pageTitle', { trip: useOpenTripName() }));
}
