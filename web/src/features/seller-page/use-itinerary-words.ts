import type { ItineraryWords } from '@wayfold/domain/page/write-itinerary';
import { useLocale, useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';

/** The sentences that describe a plan, in the language and units of the author. */
export function useItineraryWords(): ItineraryWords {
  const t = useTranslations('sellerPage.plan');
  const format = useTripFormat();
  const locale = useLocale();
  const listed = (names: readonly string[], type: 'conjunction' | 'unit') =>
    new Intl.ListFormat(locale, { type, style: 'long' }).format(names);
  return {
    heading: ({ firstDay, lastDay, dates, place }) => {
      const days = { first: firstDay, last: lastDay, place };
      const heading = firstDay === lastDay ? t('headingOne', days) : t('heading', days);
      return dates ? t('headingDates', { heading, dates: format.range(dates.from, dates.to) }) : heading;
    },
    travel: ({ transport, miles, hours, from }) => {
      if (transport === 'Hidden') return '';
      if (miles <= 0) return t('travelOn', { transport, from });
      const [distance, time] = [format.distance(miles), format.duration(hours)];
      return t('travel', { transport, from, distance, time });
    },
    stay: ({ place, nights, lodging }) => {
      if (nights === 0) return '';
      if (lodging.length === 0) return t('nights', { nights, place });
      return t('nightsAt', { nights, lodging: listed(lodging, 'conjunction') });
    },
    day: ({ tripDay, date }) =>
      date === null ? t('day', { day: tripDay }) : t('dayDate', { date: format.day(date) }),
    event: ({ name, time }) => (time === null ? name : t('eventAt', { name, time: format.time(time) })),
    list: (events) => listed(events, 'conjunction'),
  };
}
