import type { Place } from '@wayfold/contract/places/places';
import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import { placeLabel } from '@wayfold/domain/format/place-label';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { PlaceKinds } from '../../../api/places/places';
import { useTripFormat } from '../../../trip-ui/trip-format';
import type { Detour, PlannedPlace } from '../list/things-model';

/** Formats the facts of places. */
export interface PlaceWords {
  /** "Castles and forts"; null for an unknown kind. */
  kind(place: Place): string | null;
  /** "Culebra, Puerto Rico" */
  where(place: Place): string;
  /** "2 h" */
  timeToSpend(place: Place): string | null;
  /** "Mar – May", "all year" */
  season(place: Place): string | null;
  /** One line of known facts: kind, time to spend, season. */
  line(place: Place): string;
  /** "+1 h 20 min round trip", "22 min from Moab", "2 mi away" */
  detour(detour: Detour, from: string): string;
  /** "Day 3, 6:45 PM" */
  planned(planned: PlannedPlace): string;
}

/** The texts for places in the traveler's language and units. */
export function usePlaceWords(kinds: PlaceKinds): PlaceWords {
  const t = useTranslations('thingsToDo');
  const locale = useLocale();
  const format = useTripFormat();
  return useMemo(() => {
    const months = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    const month = (number: number) => months.format(new Date(Date.UTC(2027, number - 1, 1)));
    const kindless: Partial<Record<Place['poi_source'], string>> = {
      user_place: t('ownPlace'),
      user_event: t('ownEvent'),
      airport: t('airport'),
    };
    const kind = ({ categories, poi_source }: Place) => {
      if (categories === 'station') return t('station');
      return kinds.byId.get(categories.split(',')[0] ?? '')?.name ?? kindless[poi_source] ?? null;
    };
    const timeToSpend = ({ hours }: Place) => (hours === null ? null : format.duration(hours));
    const season = (place: Place) => {
      if (place.season === null) return null;
      const [from, to] = place.season;
      if (from % 12 === (to + 1) % 12) return t('allYear');
      return from === to ? month(from) : t('monthRange', { from: month(from), to: month(to) });
    };
    return {
      kind,
      where: ({ city, region, country }) => placeLabel({ name: city ?? '', region, country }),
      timeToSpend,
      season,
      line: (place) => {
        const { dates } = place;
        const best = season(place);
        const when = dates
          ? dates.from === dates.to
            ? format.day(dates.from)
            : format.range(dates.from, dates.to)
          : best === null || best === t('allYear')
            ? best
            : t('best', { months: best });
        return [kind(place), timeToSpend(place), when].filter(Boolean).join(' · ');
      },
      detour: (detour, from) => {
        if (detour.kind === 'none') return t('noRoad');
        if (detour.kind === 'away')
          return t('away', { distance: format.distance(detour.meters / METERS_PER_MILE) });
        const { kind: way, seconds } = detour;
        const time = format.detour(seconds);
        if (way === 'from')
          return time === null ? t('inTown', { place: from }) : t('fromStop', { time, place: from });
        if (time === null) return t('onTheWay');
        return way === 'round' ? t('roundTrip', { time }) : t('extra', { time });
      },
      planned: (planned) => {
        if (planned.kind === 'stop') return t('inTripStop', { number: planned.number });
        const { tripDay: day, time } = planned;
        return time === null ? t('inTripDay', { day }) : t('inTripDayTime', { day, time: format.time(time) });
      },
    };
  }, [t, locale, format, kinds]);
}
