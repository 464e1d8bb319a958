import { useQueryClient } from '@tanstack/react-query';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readSetting } from '../../api/client/settings';
import { enablesUpdate } from '../../api/shared-trip/view-mode';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import type { TripEdit } from '../../api/trip-session/trip-store';
import { useWarmCurrency } from '../../api/trip-session/warm-currency';
import { type NewPlace, newDestination } from '../../features/add-destination/new-destination';
import type { ArrangedDay } from '../../features/day/day-view';
import type { HistoryPreview } from '../../features/history/history-preview';
import { useItineraryActions } from '../../features/itinerary/use-itinerary-actions';
import { useRipple } from '../../features/ripple/use-ripple';
import { useSelectionActions } from '../../planner-state/selection';
import { useLatest } from '../../planner-state/use-latest';
import type { BookingPlace } from '../../trip-ui/bookings/booking-place';
import type { PlanDay } from '../../trip-ui/plans/place-event';
import { useMovedSentence } from '../../trip-ui/use-moved-sentence';
import { useProposalSentence } from '../../trip-ui/use-proposal-words';
import { toast } from '../../ui/dialogs/toast-store';
import { currencyChanges } from './adding/currency-changes';
import { useAddList } from './adding/use-add-list';
import type { PlannerDialog, PlannerState } from './planner';
import { useUndoing } from './use-undoing';
import { useExpanded } from './views/use-expanded';

/** Holds the state that the planner's screens share, in addition to the trip itself. */
export function usePlannerState(): PlannerState {
  const document = useTripSelector((trip) => trip.document);
  const isEditable = useTripSelector(({ mode }) => enablesUpdate(mode));
  const showsCosts = useTripSelector(({ viewed }) => viewed?.share?.shows.costs ?? true);
  const hasPictures = useTripSelector((trip) => Object.keys(trip.document.pictures).length > 0);
  const ripple = useRipple();
  const [historyPreview, setHistoryPreview] = useState<HistoryPreview | null>(null);
  const [arranged, setArranged] = useState<ArrangedDay | null>(null);
  const [opened, setOpened] = useState<PlannerDialog | null>(null);
  const { selectPlan } = useSelectionActions();
  const openDialog = useCallback(
    (next: PlannerDialog | null) => {
      if (next?.kind === 'event') selectPlan(next.id);
      setOpened(next);
    },
    [selectPlan],
  );
  const newIds = useTripSelector((trip) => trip.newIds);
  const dialog = useMemo(() => {
    if (opened === null || !('id' in opened)) return opened;
    return { ...opened, id: newIds.get(opened.id) ?? opened.id };
  }, [opened, newIds]);
  const [pick, setPick] = useState<[number, number] | null>(null);
  const [insertAfter, setInsertAfter] = useState<string | null>(null);
  const { expanded, expand } = useExpanded();
  const [calendarDay, setCalendarDay] = useState<PlannerState['calendarDay']>(null);
  const onAddPlan = useCallback(
    (day: PlanDay) => openDialog({ kind: 'add-plan', day, start: null }),
    [openDialog],
  );
  const onEditEvent = useCallback(
    (event: TripEvent) => openDialog({ kind: 'event', id: event.id }),
    [openDialog],
  );
  const onRename = useCallback(
    (stop: Destination) => openDialog({ kind: 'rename', id: stop.id }),
    [openDialog],
  );
  const onOpenBooking = useCallback((id: string) => openDialog({ kind: 'booking', id }), [openDialog]);
  const onAddBooking = useCallback(
    (place: BookingPlace) => openDialog({ kind: 'add-booking', place }),
    [openDialog],
  );
  const actions = useItineraryActions({
    propose: ripple.propose,
    ...{ onAddPlan, onEditEvent, onRename, onOpenBooking, onAddBooking },
  });
  const undoing = useUndoing();
  const addPlace = useAddPlace(ripple.propose);
  const addList = useAddList(ripple.propose);
  const shown = ripple.shown?.preview.after ?? historyPreview?.document ?? arranged?.document ?? document;

  return useMemo(
    () => ({
      document,
      shown,
      isEditable,
      showsCosts,
      hasPictures,
      ripple,
      historyPreview,
      setHistoryPreview,
      arranged,
      setArranged,
      actions,
      expanded,
      expand,
      calendarDay,
      setCalendarDay,
      dialog,
      openDialog,
      undoing,
      addPlace,
      addList,
      insertAfter,
      setInsertAfter,
      pick,
      setPick,
    }),
    [
      document,
      shown,
      isEditable,
      showsCosts,
      hasPictures,
      ripple,
      historyPreview,
      arranged,
      actions,
      expanded,
      expand,
      calendarDay,
      dialog,
      openDialog,
      undoing,
      addPlace,
      addList,
      insertAfter,
      pick,
    ],
  );
}

function oneEdit(changes: readonly SingleChange[]): TripEdit {
  const [only] = changes;
  return only && changes.length === 1 ? only : { kind: 'batch', changes: [...changes] };
}

/** Adds a place, selects it and reports its position. */
function useAddPlace(propose: PlannerState['ripple']['propose']) {
  const document = useTripSelector((trip) => trip.document);
  const { undo } = useTripActions();
  const { select, setGhost } = useSelectionActions();
  const t = useTranslations('addDestination');
  const words = useTranslations('tripWords');
  const movedSentence = useMovedSentence();
  const saysWhy = useProposalSentence();
  const latest = useLatest(document);
  const queryClient = useQueryClient();
  useWarmCurrency();

  return useCallback(
    (place: NewPlace, at: number) => {
      const count = Object.keys(latest.current.destinations).length;
      const isAtEnd = at > count;
      const { id, changes, proposed } = newDestination(latest.current, place, isAtEnd ? undefined : at);
      setGhost(null);
      if (count > 0 || readSetting('auto_select_create_one_destination')) select(id);
      propose({
        edit: oneEdit([...changes, ...currencyChanges(queryClient, latest.current, place)]),
        title: t('added', { place: place.name }),
        isPreviewed: false,
        onApplied: (effects) => {
          if (count === 0) return;
          const moved = movedSentence(effects, id);
          const sentences = [t('added', { place: place.name }), proposed && saysWhy(proposed), moved];
          toast({
            message: sentences.flatMap((sentence) => (sentence ? [`${sentence}.`] : [])).join(' '),
            action: { label: words('undo'), onAction: () => undo() },
          });
        },
      });
    },
    [latest, queryClient, propose, t, words, movedSentence, saysWhy, select, setGhost, undo],
  );
}
