import type { TripText } from '@wayfold/contract/trip/trip';
import { LAST_DAY } from '@wayfold/domain/calendar/dates';
import { timeLeft } from '@wayfold/domain/dates/time-left';
import { Clock } from 'lucide-react';
import { type FocusEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import { useDraft } from '../../../lib/forms/use-draft';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { Tag } from '../../../ui/tag';
import { type OfferEnd, offerEnd, offerEndFields, offerZones, zoneCity } from './offer-end';
import styles from './offer-end-field.module.css';

/** The end of an offer: a day and a time in a time zone, and how long that is from now. */
export function OfferEndField(props: {
  name: string;
  offer: TripText;
  readOnly: boolean;
  onSave: (fields: { at: string | null; timezone: string | null }) => void;
}) {
  const { name, offer, readOnly, onSave } = props;
  const t = useTranslations('sellerPage');
  const destinations = useTripSelector(({ document }) => document.destinations);
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = offerZones({ destinations }, deviceZone, offer.timezone);
  const draft = useDraft(
    offerEnd(offer, zones[0] ?? 'UTC'),
    (typed) => {
      const fields = offerEndFields(typed);
      if (fields === null) return false;
      if (fields.at !== offer.at || fields.timezone !== offer.timezone) onSave(fields);
      return true;
    },
    { same: isSameEnd },
  );
  const end = draft.value;
  const set = (part: Partial<OfferEnd>) => draft.set({ ...end, ...part });

  function leave(event: FocusEvent<HTMLElement>) {
    // A date that isn't valid yet doesn't mean an offer without an end.
    if (event.currentTarget.matches(':invalid')) return;
    if (!event.currentTarget.contains(event.relatedTarget)) draft.leave();
  }

  return (
    <fieldset className={styles.end} onBlur={leave}>
      <legend className="visually-hidden">{t('endOf', { name })}</legend>
      <div className={styles.fields}>
        <DateField
          label={t('ends')}
          value={end.date}
          latest={LAST_DAY}
          readOnly={readOnly}
          onChange={(date) => set({ date })}
        />
        <TextField
          label={t('endsTime')}
          type="time"
          value={end.time}
          readOnly={readOnly}
          onChange={(time) => set({ time })}
        />
        <Select
          label={t('endsZone')}
          options={zones.map((zone) => ({ id: zone, label: zoneCity(zone) }))}
          value={end.zone}
          onChange={(zone) => set({ zone })}
        />
      </div>
      <TimeLeft at={offer.at} city={zoneCity(end.zone)} />
    </fieldset>
  );
}

function isSameEnd(a: OfferEnd, b: OfferEnd): boolean {
  return a.date === b.date && a.time === b.time && a.zone === b.zone;
}

function TimeLeft({ at, city }: { at: string | null; city: string }) {
  const t = useTranslations('sellerPage');
  const moment = at === null ? null : Date.parse(at);
  const [now, setNow] = useState(() => Date.now());
  const left = moment === null ? null : timeLeft(moment, now);
  const until = left?.until ?? null;
  useEffect(() => {
    setNow(Date.now());
    if (until === null) return;
    // Timers longer than 24 days fire immediately, so the text is updated again sooner than that.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(until - Date.now(), 2_000_000_000));
    return () => clearTimeout(timer);
  }, [until]);
  if (moment === null) return <p className={styles.note}>{t('noEnd')}</p>;
  return (
    <p className={styles.note}>
      <Tag tone={left ? 'accent' : 'danger'}>
        <Clock size={14} strokeWidth={1.75} aria-hidden="true" />{' '}
        {left ? t('left', { count: left.count, unit: left.unit }) : t('ended')}
      </Tag>
      {left ? t('leaves', { city }) : t('endedHelp')}
    </p>
  );
}
