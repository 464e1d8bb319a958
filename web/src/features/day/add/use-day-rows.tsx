import type { Place } from '@wayfold/contract/places/places';
import type { TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { areasLabel } from '@wayfold/domain/format/place-label';
import { MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { iconOf, isThingToDo, usePlaceKinds } from '../../../api/places/places';
import { nameLanguage } from '../../../trip-ui/name-language';
import { minutesAt, timeText } from '../../../trip-ui/plans/day-plan';
import { KindIcon } from '../../../trip-ui/plans/kind-icon';
import { visitSpot } from '../../../trip-ui/plans/place-on-day';
import { useTripFormat } from '../../../trip-ui/trip-format';
import type { Suggestion } from '../../../ui/fields/suggest-field';
import type { DayPlace, DayPlaceGroup } from './day-places';

/** Turns suggested places into rows: what each is, when there is time for it, and what it adds to the way of the day. */
export function useDayRows(
  document: TripDocument,
  day: TripDay,
  places: readonly DayPlace[],
): (shown: DayPlace) => Suggestion {
  const t = useTranslations('addToDay');
  const format = useTripFormat();
  const kinds = usePlaceKinds(places.length > 0);
  const hasPins = day.stayDay.events.some(({ coords }) => coords !== null);
  return useMemo(() => {
    const place = day.stay.destination.name;
    const titles: Record<DayPlaceGroup, string> = {
      near: hasPins ? t('near') : t('nearPlace', { place }),
      around: t('around', { place }),
      ...{ saved: t('saved'), recent: t('recent'), point: t('point'), elsewhere: t('elsewhere') },
    };
    const visited = places.filter((one) => one.group !== 'elsewhere' && isThingToDo(one.place, kinds));
    const spots = new Map(visited.map((one) => [one.id, visitSpot(document, day, one.place)]));
    const [best] = visited.toSorted((a, b) => metersOf(a) - metersOf(b));
    const bestId = hasPins && visited.length > 1 ? best?.id : null;

    function metersOf({ id }: DayPlace): number {
      return spots.get(id)?.extra.meters ?? Number.POSITIVE_INFINITY;
    }

    function extraOf(id: string): string | undefined {
      const spot = spots.get(id);
      if (!spot || !hasPins) return undefined;
      const time = format.detour(spot.extra.seconds);
      const extra = time === null ? t('onTheWay') : t('extra', { time });
      return id === bestId ? t('bestFit', { extra }) : extra;
    }

    function factsOf(id: string, { categories, hours }: Place): string {
      const kind = kinds.byId.get(categories.split(',')[0] ?? '')?.name;
      const spot = spots.get(id);
      const length = spot && hours !== null ? format.duration(minutesAt({ hours }) / 60) : null;
      const time = spot && spot.starts !== null ? format.shortTime(timeText(spot.starts)) : null;
      return [kind, length, time].filter(Boolean).join(' · ');
    }

    return ({ id, group, place }: DayPlace): Suggestion => {
      const { name, localName, country, categories } = place;
      const [kind = ''] = categories.split(',');
      const detail = group === 'elsewhere' ? areasLabel(place) : factsOf(id, place);
      return {
        id,
        title: name,
        local:
          localName && localName !== name
            ? { text: localName, lang: nameLanguage(localName, country) }
            : undefined,
        detail: detail || undefined,
        icon:
          iconOf(kinds, kind) === null ? (
            <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <KindIcon kind={kind} kinds={kinds} size={18} />
          ),
        tag: extraOf(id),
        tagTone: id === bestId ? 'accent' : 'plain',
        group: { id: group, title: titles[group] },
      };
    };
  }, [document, day, places, hasPins, kinds, t, format]);
}
