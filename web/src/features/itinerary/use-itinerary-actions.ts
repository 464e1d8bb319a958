import type { Effect } from '@wayfold/contract/trip/patch';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { eventsOf, orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { legPairs } from '@wayfold/domain/travel/home-legs';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import type { TripEdit } from '../../api/trip-session/trip-store';
import type { BookingPlace } from '../../trip-ui/bookings/booking-place';
import { dropEvent } from '../../trip-ui/plan-drag/event-order';
import type { PlanDay } from '../../trip-ui/plans/place-event';
import { type TripFormat, useTripFormat } from '../../trip-ui/trip-format';
import { useMovedSentence } from '../../trip-ui/use-moved-sentence';
import { toast } from '../../ui/dialogs/toast-store';
import type { ItineraryActions } from './actions';
import { transportChange } from './home/transport-change';

/** Proposes a change that may move dates, with the title of its preview. */
export type Propose = (proposal: {
  edit: TripEdit;
  title: string;
  isPreviewed?: boolean;
  onApplied?: (effects: readonly Effect[]) => void;
}) => void;

/** The legs, by their starts, that change with one of them; other hidden ones stay hidden. */
export function legsForAll(document: TripDocument, id: string): Destination[] {
  const legs = legPairs(document).map(({ from }) => from);
  return legs.filter((from) => from.transport !== 'Hidden' || from.id === id);
}

/** Turns the callbacks of the list into changes of the open trip. */
export function useItineraryActions(asks: {
  propose: Propose;
  onAddPlan: (day: PlanDay) => void;
  onEditEvent: (event: TripEvent) => void;
  onRename: (destination: Destination) => void;
  onOpenBooking: (id: string) => void;
  onAddBooking: (place: BookingPlace) => void;
}): Omit<ItineraryActions, 'openDay'> {
  const { propose, onAddPlan, onEditEvent, onRename, onOpenBooking, onAddBooking } = asks;
  const document = useTripSelector((trip) => trip.document);
  const { change, undo } = useTripActions();
  const t = useTranslations('itinerary');
  const ripple = useTranslations('ripple');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const movedSentence = useMovedSentence();
  const latest = useRef<{ document: TripDocument; format: TripFormat }>({ document, format });
  useEffect(() => {
    latest.current = { document, format };
  });

  return useMemo((): Omit<ItineraryActions, 'openDay'> => {
    const stop = (id: string) => latest.current.document.destinations[id];
    const name = (id: string) => stop(id)?.name ?? '';
    const sayWithUndo = (message: string | null) => {
      if (message) toast({ message, action: { label: words('undo'), onAction: () => undo() } });
    };
    const sayMoved = (id: string) => (effects: readonly Effect[]) => sayWithUndo(movedSentence(effects, id));

    return {
      move(id, to) {
        const others = orderedDestinations(latest.current.document).filter((row) => row.id !== id);
        const next = others[to - 1];
        const previous = others.at(to - 2);
        const title = next
          ? ripple('before', { place: name(id), next: next.name })
          : ripple('after', { place: name(id), previous: previous?.name ?? '' });
        propose({ edit: { kind: 'destination.move', id, to }, title, onApplied: sayMoved(id) });
      },
      remove(id) {
        const things = eventsOf(latest.current.document, id).length;
        const place = name(id);
        propose({
          edit: { kind: 'destination.remove', id },
          title: ripple('remove', { place }),
          onApplied: () =>
            sayWithUndo(
              things > 0 ? t('removedWithPlans', { place, count: things }) : t('removed', { place }),
            ),
        });
      },
      rename: onRename,
      setNights(id, nights) {
        propose({
          edit: { kind: 'destination.set', id, fields: { nights } },
          title: t('nightsChanged', { place: name(id), count: nights }),
          isPreviewed: false,
          onApplied: (effects) => {
            const moved = movedSentence(effects, id);
            // The number of nights makes the messages of repeated clicks different.
            if (moved) sayWithUndo(`${t('nightsChanged', { place: name(id), count: nights })}. ${moved}.`);
          },
        });
      },
      setArrive(id, date) {
        const isFirst = stop(id)?.destinationOrder === 1;
        propose({
          edit: isFirst
            ? { kind: 'trip.set', fields: { startDate: date } }
            : { kind: 'destination.set', id, fields: { arriveFixed: date } },
          title: ripple('arrive', { place: name(id), date: latest.current.format.day(date) }),
          onApplied: sayMoved(id),
        });
      },
      unfixArrive(id) {
        propose({
          edit: { kind: 'destination.set', id, fields: { arriveFixed: null } },
          title: ripple('follows', { place: name(id) }),
          onApplied: sayMoved(id),
        });
      },
      setTransportForAll(id, transport) {
        const changed = legsForAll(latest.current.document, id).filter(
          (from) => from.transport !== transport,
        );
        if (changed.length === 0) return;
        const title = t('allLegsChanged', {
          count: changed.length,
          transport: words(`transport.${transport}`),
        });
        propose({
          edit: {
            kind: 'batch',
            changes: changed.map((from) => transportChange(latest.current.document, from.id, transport)),
          },
          title,
          onApplied: () => sayWithUndo(title),
        });
      },
      setTransport: (id, transport) => change(transportChange(latest.current.document, id, transport)),
      addPlan: onAddPlan,
      editEvent: onEditEvent,
      openBooking: onOpenBooking,
      addBooking: onAddBooking,
      dropEvent(drop, said = null) {
        const { changes, newTime } = dropEvent(drop);
        if (changes.length === 0) return;
        change({ kind: 'batch', changes });
        const { name: event } = drop.event;
        const time = newTime && latest.current.format.time(newTime);
        sayWithUndo(time === null ? said : t('timeChanged', { event, time }));
      },
    };
  }, [
    propose,
    onAddPlan,
    onEditEvent,
    onRename,
    onOpenBooking,
    onAddBooking,
    change,
    undo,
    t,
    ripple,
    words,
    movedSentence,
  ]);
}
