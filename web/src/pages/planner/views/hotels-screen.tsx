import type { Place } from '@wayfold/contract/places/places';
import { useMemo } from 'react';
import { HotelsPanel } from '../../../features/hotels/hotels-panel';
import { useHotels } from '../../../features/hotels/use-hotels';
import { HeartButton } from '../../../features/things-to-do/place/heart';
import { hotels as words } from '../../../i18n/en/planner/hotels';
import { MessageScope } from '../../../i18n/message-scope';
import { useHotelsMap } from '../map/use-hotels-map';
import type { Planner } from '../planner';

/** The messages of the tab, which load with it. */
export const hotelsMessages = { hotels: words };

/** Hotels in the panel. */
export function HotelsScreen({ planner }: { planner: Planner }) {
  const hotels = useHotelsScreen(planner);
  return (
    <MessageScope messages={hotelsMessages}>
      <HotelsPanel hotels={hotels} document={planner.document} heartOf={heartOf} />
    </MessageScope>
  );
}

/** What the Hotels screens share, on every layout. */
export function useHotelsScreen(planner: Planner) {
  const { document, search, isEditable, choosePlace, openDialog, showView } = planner;
  const chosenId = search.place ?? null;
  const tabPlanner = useMemo(
    () => ({
      isEditable,
      chosenId,
      choose: choosePlace,
      editEvent: (id: string) => openDialog({ kind: 'event', id }),
      goToTrip: () => showView(null),
    }),
    [isEditable, chosenId, choosePlace, openDialog, showView],
  );
  const hotels = useHotels(document, tabPlanner);
  useHotelsMap(hotels, document.trip.currency);
  return hotels;
}

/** The heart button of a place in the list. */
export function heartOf(place: Place) {
  return <HeartButton place={place} />;
}
