import type { Id } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { bestInsertion } from '@wayfold/domain/travel/detour';
import { isElsewhere } from '@wayfold/domain/travel/elsewhere';
import { CalendarPlus, ChevronDown, MapPinPlus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { stayDates } from '../../trip-ui/hours/use-hours-there';
import { useHoursWords } from '../../trip-ui/hours/use-hours-words';
import { useOpeningHours } from '../../trip-ui/hours/use-opening-hours';
import { proposeOpen } from '../../trip-ui/hours/visit-hours';
import { type DayPlan, dayPlans, daysFor, minutesAt, timeText } from '../../trip-ui/plans/day-plan';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/dialogs/menu';
import { IconButton } from '../../ui/icon-button';
import type { ThingActions } from './use-thing-actions';

/**
 * Adds a place to a day of the stops it belongs to, or as its own stop. In a list, one press adds it to the first day that has
 * time for it, and a menu beside it offers the others.
 */
export function AddMenu(props: {
  place: Place;
  document: TripDocument;
  /** Stops whose days are offered, most likely first. */
  destids: readonly Id[];
  actions: ThingActions;
  /** The only button about the place, which says what it adds to. */
  isMain?: boolean;
  onAdded?: () => void;
}) {
  const { place, document, destids, actions, isMain = false, onAdded } = props;
  const t = useTranslations('thingsToDo');
  const format = useTripFormat();
  const spot = bestInsertion(document, place.coords);
  const isFar = isElsewhere(orderedDestinations(document), place.coords);
  const minutes = minutesAt(place);
  const dates = destids.flatMap((id) => stayDates(document.destinations[id]));
  const hours = useOpeningHours(place, [...new Set(dates)].sort());
  const hoursWords = useHoursWords();
  const days = proposeOpen(daysFor(place, dayPlans(document, destids, minutes)), hours, minutes);
  // Only a day of the stop that it is nearest to, even if it is full: another one would be a surprise.
  const own = days.filter(({ destid }) => destid === days[0]?.destid);
  const best = isMain || isFar ? undefined : (own.find(({ proposal }) => proposal !== null) ?? own[0]);
  const addTo = (day: DayPlan) => {
    actions.addToDay(place, day, day.proposal);
    onAdded?.();
  };
  const daysGroup = () => ({
    id: 'days',
    title: t('addToDay'),
    rows: days.map((day) => ({
      id: day.key,
      label:
        day.date === null
          ? t('dayIn', { day: day.dayIndex, place: day.stopName })
          : `${format.day(day.date)} · ${day.stopName}`,
      detail:
        hoursWords.clash(hours, { date: day.date, start: day.proposal, minutes }) ??
        (day.proposal === null
          ? t('dayFull')
          : t('dayDetail', { time: format.time(timeText(day.proposal)), planned: day.planned })),
      icon: <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />,
      onAction: () => addTo(day),
    })),
  });
  const menu = (
    <Menu
      label={t('addPlace', { place: place.name })}
      placement={isMain ? 'bottom start' : 'bottom end'}
      trigger={
        best ? (
          <IconButton label={t('chooseDay', { place: place.name })}>
            <ChevronDown size={18} strokeWidth={1.75} />
          </IconButton>
        ) : (
          <Button
            size="small"
            {...(isMain ? { variant: 'primary' } : { 'aria-label': t('addPlace', { place: place.name }) })}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {isMain ? t('addToTrip') : t('add')}
          </Button>
        )
      }
      groups={[
        ...(days.length > 0 && !isFar ? [daysGroup()] : []),
        {
          id: 'stop',
          ...(isFar ? { title: t('notNear') } : {}),
          rows: [
            {
              id: 'destination',
              label: t('asDestination'),
              detail: spot?.after
                ? t('asDestinationDetail', { spot: t('spotAfter', { place: spot.after.name }) })
                : spot?.before
                  ? t('asDestinationDetail', { spot: t('spotBefore', { place: spot.before.name }) })
                  : t('asDestinationEnd'),
              icon: <MapPinPlus size={18} strokeWidth={1.75} aria-hidden="true" />,
              onAction: () => {
                actions.addAsStop(place);
                onAdded?.();
              },
            },
          ],
        },
        ...(days.length > 0 && isFar ? [daysGroup()] : []),
      ]}
    />
  );
  if (!best) return menu;
  return (
    <>
      <Button
        size="small"
        aria-label={t('addPlace', { place: place.name })}
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => addTo(best)}
      >
        {t('add')}
      </Button>
      {menu}
    </>
  );
}
