import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import { type StayDay, stayDays, staysOf } from '@wayfold/domain/dates/itinerary';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { iconOf, type PlaceKinds } from '../../../api/places/places';
import type { MapLeg, MapPlace } from '../../../map/trip-map-props';

/** The kind of place whose icon a plan has. */
const KINDS: Partial<Record<ExpenseCategory, string>> = {
  Lodging: 'hotel',
  Food: 'food',
  Shopping: 'shopping',
  Activities: 'landmark',
  'Park passes': 'national-park',
};

/** The plans of a trip as the map draws them, and the ways between those of each day. */
export interface PlansOnMap {
  plans: readonly MapPlace[];
  dayWays: readonly MapLeg[];
}

/** Puts the plans that have a place on the map, numbered within their day. */
export function usePlansMap(document: TripDocument, kinds: PlaceKinds): PlansOnMap {
  const t = useTranslations('planner');
  return useMemo(() => {
    const days = staysOf(document).flatMap((stay) =>
      stayDays(stay).map((day) => ({ day, colorIndex: stay.destination.destinationOrder - 1 })),
    );
    return {
      plans: days.flatMap(({ day, colorIndex }) =>
        placed(day).map(({ id, name, coords, category }, index): MapPlace => {
          const number = index + 1;
          const label = t('planPin', { day: day.tripDay, number, name });
          const icon = iconOf(kinds, KINDS[category] ?? '');
          return { id, name, coords, icon, plan: { number, colorIndex, label } };
        }),
      ),
      dayWays: days.flatMap(({ day, colorIndex }): MapLeg[] => {
        const way = placed(day);
        const [first] = way;
        if (!first || way.length < 2) return [];
        return [
          {
            id: `day ${first.id}`,
            fromId: first.destid,
            toId: first.destid,
            transport: 'Walk',
            colorIndex,
            coordinates: way.map(({ coords }) => coords),
            failed: false,
          },
        ];
      }),
    };
  }, [document, kinds, t]);
}

/** The plans of a day that have a place, in order. */
function placed({ events }: StayDay) {
  return events.flatMap(({ id, name, destid, category, coords }) =>
    coords === null
      ? []
      : [{ id, name, destid, category, coords: [coords[0], coords[1]] as [number, number] }],
  );
}
