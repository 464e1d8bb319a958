import { dayOf, momentOfMinute, timeOf } from '@wayfold/domain/calendar/dates';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import type { CalendarEntry } from '../calendar-model';
import type { HeldPlan } from './held-plan';

/** What is shown and said about a held plan. */
export interface HeldWords {
  /** Its time before it was lifted. */
  was: string;
  color: string;
  /** For screen readers. */
  said: string;
}

/** The words about the held plan; empty if there is none. */
export function useHeldWords(entries: readonly CalendarEntry[], held: HeldPlan | null): HeldWords {
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const entry = entries.find((one) => one.kind === 'event' && one.id === held?.id);
  if (held === null || entry?.kind !== 'event') return { was: '', color: '', said: '' };
  const timeAt = (minute: number) => format.time(timeOf(momentOfMinute(minute)) ?? '');
  const where = { day: format.day(dayOf(momentOfMinute(held.at))), time: timeAt(held.at) };
  return {
    was: timeAt(held.from),
    color: legColorVar(entry.colorIndex),
    said: held.at === held.from ? t('lifted', { name: entry.name, ...where }) : t('heldAt', where),
  };
}
