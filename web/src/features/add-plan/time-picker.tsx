import { minutesOfTime } from '@wayfold/domain/calendar/dates';
import { dayPeriods } from '@wayfold/domain/format/format';
import { useLocale, useTranslations } from 'use-intl';
import { useIsMobile } from '../../lib/media';
import { STEP, timeText } from '../../trip-ui/plans/day-plan';
import type { PlanTime } from '../../trip-ui/plans/place-event';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { Wheel, type WheelRow, Wheels } from '../../ui/fields/wheel';
import { TextButton } from '../../ui/text-button';
import styles from './time-picker.module.css';
import { useVisitWords } from './use-visit-words';

const HOUR = 60;
/** Half a day, in hours. */
const HALF = 12;
/** The longest plan that is offered, in minutes. */
const LONGEST = 12 * HOUR;

interface Props {
  time: PlanTime;
  onChange: (time: PlanTime) => void;
}

/** Chooses when a plan starts and how long it takes: by wheels on phones, by fields elsewhere. */
export function TimePicker({ time, onChange, onRemove }: Props & { onRemove: () => void }) {
  const t = useTranslations('addPlan');
  const isMobile = useIsMobile();
  const Controls = isMobile ? TimeWheels : TimeFields;
  return (
    <>
      <Controls time={time} onChange={onChange} />
      <TextButton className={styles.remove} onClick={onRemove}>
        {t('removeTime')}
      </TextButton>
    </>
  );
}

function TimeWheels({ time, onChange }: Props) {
  const { start } = time;
  const t = useTranslations('addPlan');
  const periods = dayPeriods(useLocale());
  const hour = Math.floor(start / HOUR);
  const setStart = (next: number) => onChange({ ...time, start: next });
  return (
    <div className={styles.wheels}>
      <div className={styles.starts}>
        <Wheels label={t('starts')}>
          <Wheel
            label={t('hour')}
            rows={periods ? twelveHours(hour) : HOURS}
            value={hour}
            onChange={(next) => setStart(next * HOUR + (start % HOUR))}
          />
          <Wheel
            label={t('minute')}
            rows={minuteRows(start % HOUR)}
            value={start % HOUR}
            onChange={(next) => setStart(hour * HOUR + next)}
          />
          {periods ? (
            <Wheel
              label={t('period')}
              rows={periods.map((label, id) => ({ id, label }))}
              value={hour < HALF ? 0 : 1}
              onChange={(half) => setStart(((hour % HALF) + half * HALF) * HOUR + (start % HOUR))}
            />
          ) : null}
        </Wheels>
      </div>
      <div className={styles.lasts}>
        <Wheels label={t('lasts')}>
          <Wheel
            label={t('length')}
            rows={useLengthRows(time.minutes)}
            value={time.minutes}
            onChange={(minutes) => onChange({ ...time, minutes })}
          />
        </Wheels>
      </div>
    </div>
  );
}

function TimeFields({ time, onChange }: Props) {
  const t = useTranslations('addPlan');
  return (
    <div className={styles.fields}>
      <TextField
        label={t('starts')}
        type="time"
        value={timeText(time.start)}
        onChange={(typed) => {
          if (typed) onChange({ ...time, start: minutesOfTime(typed) });
        }}
      />
      <Select
        label={t('lasts')}
        options={useLengthRows(time.minutes).map(({ id, label }) => ({ id: String(id), label }))}
        value={String(time.minutes)}
        onChange={(minutes) => onChange({ ...time, minutes: Number(minutes) })}
      />
    </div>
  );
}

const padded = (number: number) => String(number).padStart(2, '0');
const HOURS: readonly WheelRow[] = Array.from({ length: 2 * HALF }, (_, id) => ({ id, label: padded(id) }));

/** The hours of the same half of the day: 12, 1, 2, and so on. */
function twelveHours(hour: number): WheelRow[] {
  const first = hour < HALF ? 0 : HALF;
  return Array.from({ length: HALF }, (_, at) => ({ id: first + at, label: String(at || HALF) }));
}

function minuteRows(minute: number): WheelRow[] {
  return steps(0, HOUR - STEP, minute).map((id) => ({ id, label: padded(id) }));
}

function useLengthRows(minutes: number): WheelRow[] {
  const words = useVisitWords();
  return steps(STEP, LONGEST, minutes).map((id) => ({ id, label: words.length(id) }));
}

/** Quarter hours from first to last, and the current value if it isn't one. */
function steps(first: number, last: number, current: number): number[] {
  const quarters = Array.from({ length: (last - first) / STEP + 1 }, (_, at) => first + at * STEP);
  return [...new Set([...quarters, current])].sort((a, b) => a - b);
}
