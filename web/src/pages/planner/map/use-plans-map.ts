import type { Transport } from '@wayfold/contract/kernel/values';
import type { Reach } from '@wayfold/contract/kernel/word-lists';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import type { StayDay } from '@wayfold/domain/dates/itinerary';
import { type Day, dayOfStay } from '@wayfold/domain/day/day';
import { daysOfTrip, dayWithKey, type TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { MapLeg, MapPlace } from '../../../map/trip-map-props';

/** How the line of a way within a day is drawn. */
const DRAWN_AS: Readonly<Record<Reach, Transport>> = {
  ...{ walk: 'Walk', transit: 'Subway', bike: 'Bike', drive: 'MyVehicle', taxi: 'Taxi' },
};

type Point = [number, number];

/** The plans of a trip as the map draws them, and the ways between those of each day. */
export interface PlansOnMap {
  plans: readonly MapPlace[];
  dayWays: readonly MapLeg[];
  /** What the map shows of the open day; null if none is open. */
  focus: readonly Point[] | null;
}

/**
 * Puts the plans that have a place on the map, numbered within their day.
 *
 * @param openKey the open day, which is shown alone; null for all days
 * @param today the trip without the better order that is being shown: the ways it replaces are drawn in gray
 */
export function usePlansMap(
  document: TripDocument,
  { openKey, today }: { openKey: string | null; today: TripDocument | null },
): PlansOnMap {
  const t = useTranslations('planner');
  return useMemo(() => {
    const days = laidOut(document, openKey);
    const open = openKey === null ? undefined : days[0];
    return {
      plans: days.flatMap(({ tripDay: { stay, stayDay }, day }) =>
        [...lodgingOf(stayDay, openKey === null ? null : day.base), ...day.stops].flatMap(
          ({ event, number }): MapPlace[] => {
            const { id, name, category, coords } = event;
            if (coords === null) return [];
            const inDay = { day: stayDay.tripDay, name };
            const label = number === null ? t('lodgingPin', inDay) : t('planPin', { ...inDay, number });
            const colorIndex = stay.destination.destinationOrder - 1;
            return [
              {
                ...{ id, name, coords: pointOf(coords), icon: null, kind: 'plan' },
                plan: { number, category, colorIndex, label },
              },
            ];
          },
        ),
      ),
      dayWays: [
        ...(today === null ? [] : laidOut(today, openKey).flatMap(waysOf)).map(
          (way): MapLeg => ({ ...way, id: `today ${way.id}`, muted: true }),
        ),
        ...days.flatMap(waysOf),
      ],
      focus: open ? pointsOf(open) : null,
    };
  }, [document, today, openKey, t]);
}

interface LaidOut {
  readonly tripDay: TripDay;
  readonly day: Day;
}

function laidOut(document: TripDocument, openKey: string | null): LaidOut[] {
  const days = daysOfTrip(document);
  const open = openKey === null ? null : dayWithKey(days, openKey);
  const shown = open === null ? days : open ? [open] : [];
  return shown.map((tripDay) => ({ tripDay, day: dayOfStay(document, tripDay.stay, tripDay.stayDay) }));
}

/** The lodging of a day: what begins on it, and on the open day what one sets out from. */
function lodgingOf({ events }: StayDay, base: TripEvent | null) {
  const begun = events.filter(({ category, active }) => category === 'Lodging' && active);
  const all = base && !begun.includes(base) ? [...begun, base] : begun;
  return all.map((event) => ({ event, number: null }));
}

function pinsOf({ stops }: Day) {
  return stops.flatMap(({ event }) => (event.coords ? [{ event, at: pointOf(event.coords) }] : []));
}

const pointOf = ([lon, lat]: readonly [number, number]): Point => [lon, lat];

function waysOf({ tripDay: { stay }, day }: LaidOut): MapLeg[] {
  let last = day.base?.coords ?? null;
  return pinsOf(day).flatMap(({ event, at }): MapLeg[] => {
    const hop = day.hops.get(event.id);
    const from = last;
    last = at;
    if (!hop || !from) return [];
    return [
      {
        ...{ id: `day ${event.id}`, fromId: event.destid, toId: event.destid },
        transport: DRAWN_AS[hop.by],
        colorIndex: stay.destination.destinationOrder - 1,
        coordinates: [pointOf(from), at],
        failed: false,
      },
    ];
  });
}

/** The plans and the lodging of a day, or else its destination. */
function pointsOf({ tripDay: { stay }, day }: LaidOut): Point[] {
  const points = [
    ...(day.base?.coords ? [pointOf(day.base.coords)] : []),
    ...pinsOf(day).map(({ at }) => at),
  ];
  return points.length > 0 ? points : [pointOf(stay.destination.coords)];
}
