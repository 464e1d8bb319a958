import type { BookingKind } from '@wayfold/contract/trip/booking-kinds';
import { instantOf, wallClock } from '@wayfold/domain/calendar/zones';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndTime, fullZoneName } from '../../trip-ui/bookings/zone-words';
import { useTripFormat } from '../../trip-ui/trip-format';
import { DateField } from '../../ui/fields/date-field';
import { TextField } from '../../ui/fields/text-field';
import { TextButton } from '../../ui/text-button';
import styles from './booking-editor.module.css';
import { type EndForm, momentOf, type StopEnd, zoneOf } from './booking-form';
import { PlaceField } from './place-field';
import { ZoneField } from './zone-field';

/** The words of an end: where, and when. */
export interface EndLabels {
  /** Null for what isn't a journey: it takes place where it is. */
  place: string | null;
  day: string;
}

/** One end of a booking: its place, and its day and time by the clocks there. */
export function EndFields(props: {
  labels: EndLabels;
  kind: BookingKind;
  end: EndForm;
  stop: StopEnd;
  onChange: (end: Partial<EndForm>) => void;
  errors: { time: string | undefined; zone: string | undefined };
}) {
  const { labels, kind, end, stop, onChange, errors } = props;
  const t = useTranslations('bookings');
  const [isZoneOpen, setZoneOpen] = useState(end.zone !== '');
  const zone = zoneOf(end, stop.zone);
  const there = useTimeThere(end, zone);
  return (
    <div className={styles.end}>
      {labels.place === null ? null : (
        <div className={styles.place}>
          <PlaceField label={labels.place} kind={kind} end={end} stop={stop} onChange={onChange} />
        </div>
      )}
      <DateField label={labels.day} value={end.day} onChange={(day) => onChange({ day })} />
      <TextField
        label={t('timeOf', { label: labels.day })}
        type="time"
        value={end.time}
        onChange={(time) => onChange({ time })}
        error={errors.time}
      />
      <p className={styles.zoneLine}>
        <span>{there}</span>
        {labels.place === null ? null : (
          <TextButton
            aria-expanded={isZoneOpen}
            onClick={() => {
              setZoneOpen(!isZoneOpen);
              if (isZoneOpen) onChange({ zone: '' });
            }}
          >
            {t('changeZone')}
          </TextButton>
        )}
      </p>
      {isZoneOpen && labels.place !== null ? (
        <ZoneField
          label={t('zoneOf', { label: labels.place })}
          zone={end.zone}
          onChange={(next) => onChange({ zone: next })}
          error={errors.zone}
        />
      ) : null}
    </div>
  );
}

/** The zone that a time is in, and what clocks show then on this device. */
function useTimeThere(end: EndForm, zone: string | null): string {
  const t = useTranslations('bookings');
  const format = useTripFormat();
  const locale = useLocale();
  if (zone === null) return t('zoneUnset');
  const moment = momentOf(end);
  const name = fullZoneName(zone, moment ?? new Date().toISOString().slice(0, 10), locale);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (moment === null || end.time === '') return name;
  const here = dayAndTime(wallClock(instantOf(moment, zone), own));
  const time = format.time(here.time ?? '');
  if (here.day === end.day && here.time === end.time) return name;
  const words =
    here.day === end.day ? t('deviceTime', { time }) : t('deviceTimeOn', { day: format.day(here.day), time });
  return `${name} · ${words}`;
}
