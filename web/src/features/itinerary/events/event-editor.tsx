import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ArrowUpRight, TicketPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSameForm, useKeptEdit } from '../../../planner-state/kept-form';
import { AmountField } from '../../../trip-ui/amounts/amount-field';
import { CategorySelect } from '../../../trip-ui/amounts/category-select';
import { CurrencyField } from '../../../trip-ui/amounts/currency-field';
import { holderOf, typedFields } from '../../../trip-ui/amounts/one-currency';
import { PRICE_LIMITS } from '../../../trip-ui/amounts/typed-money';
import { Dialog } from '../../../ui/dialogs/dialog';
import { useLeaving } from '../../../ui/dialogs/use-leaving';
import { EditorFoot } from '../../../ui/fields/editor-foot';
import { Select } from '../../../ui/fields/select';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { TextButton } from '../../../ui/text-button';
import styles from './event-editor.module.css';
import { endsNextDay, eventForm, eventFormChange, eventFormErrors } from './event-form';
import { useEventDays } from './use-event-days';

/** Edits all fields of an event; saving is one change. */
export function EventEditor(props: {
  event: TripEvent;
  document: TripDocument;
  onSave: (change: SingleChange) => void;
  onRemove: (event: TripEvent) => void;
  /** Adds a booking to it; called once the form is saved. */
  onAddBooking: () => void;
  onClose: () => void;
}) {
  const { event, document, onSave, onRemove, onAddBooking, onClose } = props;
  const t = useTranslations('itinerary');
  const formId = useId();
  const formKey = `event ${event.id}`;
  const arrive = document.destinations[event.destid]?.dtArrive ?? null;
  const { before, form, set, discard } = useKeptEdit(formKey, eventForm(event, arrive));
  const [isChecked, setChecked] = useState(false);
  const days = useEventDays(document, event);
  const errors = isChecked ? eventFormErrors(form) : {};
  const own = document.trip.currency;

  function close() {
    discard();
    onClose();
  }

  const { leave, question } = useLeaving({
    hasChanges: !isSameForm(before, form),
    title: t('leaveEvent'),
    onLeave: close,
  });

  /** Whether the form is saved and closed. */
  function save(): boolean {
    setChecked(true);
    if (Object.keys(eventFormErrors(form)).length > 0) return false;
    const day = days.find(({ key }) => key === form.day);
    const change = day ? eventFormChange(event, before, form, day) : null;
    if (change) onSave(change);
    close();
    return true;
  }

  return (
    <Dialog
      title={t('eventTitle')}
      isOpen
      onClose={leave}
      actions={
        <EditorFoot
          formId={formId}
          onRemove={() => {
            onRemove(event);
            close();
          }}
          onCancel={close}
        />
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(submit) => {
          submit.preventDefault();
          save();
        }}
        noValidate
      >
        <TextField
          label={t('eventName')}
          value={form.name}
          onChange={(name) => set({ name })}
          maxLength={200}
          error={errors.name && t(errors.name)}
          className={styles.wide}
        />
        <Select
          label={t('eventDay')}
          options={days.map(({ key, label }) => ({ id: key, label }))}
          value={form.day}
          onChange={(day) => set({ day })}
          className={styles.wide ?? ''}
        />
        <TextField
          label={t('eventStart')}
          type="time"
          value={form.startTime}
          onChange={(startTime) => set({ startTime })}
        />
        <TextField
          label={t('eventEnd')}
          type="time"
          value={form.endTime}
          onChange={(endTime) => set({ endTime })}
          help={endsNextDay(form) ? t('eventEndsNextDay') : undefined}
          error={errors.endTime && t(errors.endTime)}
        />
        <CategorySelect
          label={t('eventCategory')}
          value={form.category}
          onChange={(category) => set({ category })}
        />
        <CurrencyField
          label={t('eventCurrency')}
          value={form.currency ?? own}
          first={own}
          onChange={(currency) => set({ currency })}
        />
        {(['costEst', 'costAct'] as const).map((field) => (
          <AmountField
            key={field}
            label={t(field === 'costEst' ? 'eventCostEst' : 'eventCostAct')}
            amount={form[field]}
            currency={form.currency ?? own}
            holder={holderOf(form, field)}
            onChange={(typed) => set(typedFields(field, typed))}
            limits={PRICE_LIMITS}
            keptAs={`${formKey} ${field}`}
          />
        ))}
        <TextArea
          label={t('eventNotes')}
          value={form.notes}
          onChange={(notes) => set({ notes })}
          maxLength={5_000}
          className={styles.wide}
        />
        <TextField
          label={t('eventLink')}
          inputMode="url"
          placeholder={t('eventLinkExample')}
          value={form.link}
          onChange={(link) => set({ link })}
          maxLength={TEXT_MAX.link}
          error={errors.link && t(errors.link)}
          after={
            event.link && event.link === form.link ? (
              <a
                href={event.link}
                target="_blank"
                rel="noreferrer"
                aria-label={t('eventLinkOpen')}
                title={t('eventLinkOpen')}
                className={styles.open}
              >
                <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
              </a>
            ) : null
          }
          className={styles.wide}
        />
        <Checkbox
          label={t('eventPinned')}
          help={t('eventPinnedHelp')}
          isChecked={form.pinned}
          onChange={(pinned) => set({ pinned })}
        />
        <TextButton
          className={styles.booking}
          onClick={() => {
            if (save()) onAddBooking();
          }}
        >
          <TicketPlus size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('addBooking')}
        </TextButton>
      </form>
      {question}
    </Dialog>
  );
}

function Checkbox(props: {
  label: string;
  help: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  const { label, help, isChecked, onChange } = props;
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      </span>
    </div>
  );
}
