import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import { BOOKING_STATUSES, JOURNEY_KINDS } from '@wayfold/contract/trip/booking-kinds';
import { dayOf } from '@wayfold/domain/calendar/dates';
import { isJourney } from '@wayfold/domain/travel/journeys';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../trip-ui/amounts/amount-field';
import { CurrencyField } from '../../trip-ui/amounts/currency-field';
import { holderOf, typedFields } from '../../trip-ui/amounts/one-currency';
import { PRICE_LIMITS } from '../../trip-ui/amounts/typed-money';
import { BookingIcon } from '../../trip-ui/bookings/booking-icon';
import { useTripFormat } from '../../trip-ui/trip-format';
import { DateField } from '../../ui/fields/date-field';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { Select } from '../../ui/fields/select';
import { TextArea, TextField } from '../../ui/fields/text-field';
import styles from './booking-editor.module.css';
import type { BookingErrors, BookingForm, EndForm } from './booking-form';
import { CodeField } from './code-field';
import { EndFields, type EndLabels } from './end-fields';
import { JourneyLine, type JourneyLineProps } from './journey-line';
import { kindsFor } from './new-booking';

/** Props of `BookingFields`. */
export interface BookingFieldsProps extends JourneyLineProps {
  set: (change: Partial<BookingForm>) => void;
  errors: BookingErrors;
  /** The same for the same booking. */
  formKey: string;
}

/** The fields of a booking of any kind. */
export function BookingFields(props: BookingFieldsProps) {
  const { document, form, set, named, formKey } = props;
  const t = useTranslations('bookings');
  const { kind } = form;
  const kinds = kindsFor({ kind, eventId: named.eventId });
  const isMoving = isJourney(form);
  const own = document.trip.currency;
  return (
    <>
      <SegmentedControl
        label={t('statusLabel')}
        className={styles.status ?? ''}
        segments={BOOKING_STATUSES.map((status) => ({
          id: status,
          label: t(`status.${status}`),
          ...(status === form.status && status === 'booked'
            ? { icon: <Check size={16} strokeWidth={2} aria-hidden="true" /> }
            : {}),
        }))}
        value={form.status}
        onChange={(status) => set({ status })}
      />
      <div className={styles.fields}>
        {kinds.length > 1 ? (
          <Select
            label={t('kindLabel')}
            options={kinds.map((one) => ({
              id: one,
              label: t(`kind.${one}`),
              icon: <BookingIcon kind={one} />,
            }))}
            value={kind}
            onChange={(next) => set({ kind: next })}
          />
        ) : null}
        <TextField
          label={t(`carrier.${kind}`)}
          value={form.provider}
          onChange={(provider) => set({ provider })}
          maxLength={TEXT_MAX.supplier}
          className={isMoving ? undefined : styles.two}
        />
        {isNumbered(kind) ? (
          <TextField
            label={t(`number.${kind}`)}
            value={form.number}
            onChange={(number) => set({ number })}
            maxLength={60}
          />
        ) : null}
        <CodeField value={form.code} onChange={(code) => set({ code })} />
      </div>
      {kind === 'table' || kind === 'activity' ? <PlanTime {...props} /> : <Ends {...props} />}
      <div className={styles.fields}>
        {isMoving && kind !== 'rental' ? (
          <TextField
            label={t('seats')}
            value={form.seats}
            onChange={(seats) => set({ seats })}
            maxLength={TEXT_MAX.key}
          />
        ) : (
          <TextField
            label={t('guests')}
            value={form.guests}
            onChange={(guests) => set({ guests })}
            maxLength={TEXT_MAX.name}
          />
        )}
        {(['costEst', 'costAct'] as const).map((field) => (
          <AmountField
            key={field}
            label={t(field)}
            amount={form[field]}
            currency={form.currency ?? own}
            holder={holderOf(form, field)}
            onChange={(typed) => set(typedFields(field, typed))}
            limits={PRICE_LIMITS}
            keptAs={`${formKey} ${field}`}
          />
        ))}
        <CurrencyField
          label={t('currency')}
          value={form.currency ?? own}
          first={own}
          onChange={(currency) => set({ currency })}
        />
      </div>
      <More {...props} />
    </>
  );
}

/** What few bookings need: how to cancel, whom to ask, where to read more. */
function More({ form, set, errors }: BookingFieldsProps) {
  const t = useTranslations('bookings');
  return (
    <div className={styles.fields}>
      <DateField label={t('cancelDay')} value={form.cancelDay} onChange={(cancelDay) => set({ cancelDay })} />
      <TextField
        label={t('cancelTime')}
        type="time"
        value={form.cancelTime}
        onChange={(cancelTime) => set({ cancelTime })}
        error={errors.cancelTime && t(`error.${errors.cancelTime}`)}
      />
      <TextField
        label={t('contact')}
        placeholder={t('contactExample')}
        value={form.contact}
        onChange={(contact) => set({ contact })}
        maxLength={TEXT_MAX.line}
        className={styles.two}
      />
      <TextField
        label={t('link')}
        inputMode="url"
        value={form.link}
        onChange={(link) => set({ link })}
        maxLength={TEXT_MAX.link}
        error={errors.link && t(`error.${errors.link}`)}
        className={styles.wide}
      />
      <TextArea
        label={t('note')}
        rows={2}
        value={form.notes}
        onChange={(notes) => set({ notes })}
        maxLength={TEXT_MAX.notes}
        className={styles.wide}
      />
    </div>
  );
}

/** Both ends of a journey, of a rental or of a stay. */
function Ends(props: BookingFieldsProps) {
  const { form, set, stops, errors } = props;
  const t = useTranslations('bookings');
  const { kind, from, to } = form;
  const labels = useEndLabels(form);
  const setFrom = (change: Partial<EndForm>) => {
    const next = { ...from, ...change };
    // What was to end on the same day still does.
    const follows = 'day' in change && to.day === from.day && to.time === '';
    set({ from: next, ...(follows ? { to: { ...to, day: next.day } } : {}) });
  };
  return (
    <div className={styles.ends}>
      <EndFields
        kind={kind}
        labels={labels.from}
        end={from}
        stop={stops.start}
        onChange={setFrom}
        errors={{
          time: errors.startTime && t(`error.${errors.startTime}`),
          zone: errors.fromZone && t(`error.${errors.fromZone}`),
        }}
      />
      <EndFields
        kind={kind}
        labels={labels.to}
        end={to}
        stop={stops.end}
        onChange={(change) => set({ to: { ...to, ...change } })}
        errors={{
          time: errors.endTime && t(`error.${errors.endTime}`),
          zone: errors.toZone && t(`error.${errors.toZone}`),
        }}
      />
      <JourneyLine {...props} />
    </div>
  );
}

function useEndLabels(form: BookingForm): { from: EndLabels; to: EndLabels } {
  const t = useTranslations('bookings');
  if (!isJourney(form)) {
    return { from: { place: null, day: t('checkIn') }, to: { place: null, day: t('checkOut') } };
  }
  if (form.kind === 'rental') {
    return {
      from: { place: t('pickUpAt'), day: t('pickUp') },
      to: { place: t('returnTo'), day: t('return') },
    };
  }
  return { from: { place: t('from'), day: t('departs') }, to: { place: t('to'), day: t('arrives') } };
}

/** When a table or an activity takes place: its plan says so. */
function PlanTime({ document, named }: BookingFieldsProps) {
  const t = useTranslations('bookings');
  const format = useTripFormat();
  const event = document.events[named.eventId ?? ''];
  const start = event?.start ?? null;
  if (start === null) return <p className={styles.planTime}>{t('planTimeNone')}</p>;
  const day = format.day(dayOf(start));
  const time = start.length > 10 ? `${day}, ${format.time(start.slice(11))}` : day;
  return <p className={styles.planTime}>{t('planTime', { time })}</p>;
}

type NumberedKind = (typeof JOURNEY_KINDS)[number];

function isNumbered(kind: BookingForm['kind']): kind is NumberedKind {
  return JOURNEY_KINDS.some((one) => one === kind);
}
