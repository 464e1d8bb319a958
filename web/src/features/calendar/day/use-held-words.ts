import { momentOfMinute, timeOf } from '@wayfold/domain/calendar/dates';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import type { CalendarEntry } from '../calendar-model';
import { type HeldPlace, type HeldPlan, isSamePlace, startDayAt } from './held-plan';

/** What is shown and said about a held plan. */
export interface HeldWords {
  name: string;
  /** Its time before it was lifted; empty if it had none. */
  from: string;
  /** Under the name: where it was, and its day if it has no time. */
  details: string;
  color: string;
  /** For screen readers. */
  said: string;
}

const NOTHING: HeldWords = { name: '', from: '', details: '', color: '', said: '' };

/** The words about the held plan; empty if there is none. */
export function useHeldWords(entries: readonly CalendarEntry[], held: HeldPlan | null): HeldWords {
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const entry = entries.find((one) => one.kind === 'event' && one.id === held?.id);
  if (held === null || entry?.kind !== 'event') return NOTHING;
  const { from, at, row } = held;
  const dayAt = (place: HeldPlace) => format.day(startDayAt(held, place));
  const timeAt = ({ minute }: HeldPlace) =>
    minute === null ? '' : format.time(timeOf(momentOfMinute(minute)) ?? '');
  const { name } = entry;
  const where = { day: dayAt(at), time: timeAt(at) };
  const isLifted = isSamePlace(from, at);
  return {
    name,
    from: timeAt(from),
    details:
      row === 'hours'
        ? t('was', { time: timeAt(from) })
        : at.minute !== null
          ? t('wasUntimed')
          : isLifted
            ? where.day
            : t('dayWas', { day: where.day, was: dayAt(from) }),
    color: legColorVar(entry.colorIndex),
    said:
      at.minute === null
        ? isLifted
          ? t('liftedDay', { name, day: where.day })
          : where.day
        : isLifted
          ? t('lifted', { name, ...where })
          : t('heldAt', where),
  };
}
