import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { bookingZones } from '@wayfold/domain/travel/booking-times';
import { isJourney, journeyOf } from '@wayfold/domain/travel/journeys';
import { Lock, Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TripEdit } from '../../api/trip-session/trip-store';
import { isSameForm, useKeptEdit } from '../../planner-state/kept-form';
import type { BookingPlace } from '../../trip-ui/bookings/booking-place';
import { useBookingWords } from '../../trip-ui/bookings/use-booking-words';
import { Dialog } from '../../ui/dialogs/dialog';
import { useLeaving } from '../../ui/dialogs/use-leaving';
import { EditorFoot } from '../../ui/fields/editor-foot';
import { TextButton } from '../../ui/text-button';
import styles from './booking-editor.module.css';
import { BookingFields } from './booking-fields';
import {
  type BookingForm,
  bookingAdd,
  bookingErrors,
  bookingForm,
  bookingSet,
  type Named,
  type StopEnd,
  type Stops,
  transportFor,
} from './booking-form';
import { newBooking } from './new-booking';

interface Props {
  document: TripDocument;
  /** Makes the change that saves the booking; `name` is what it is called. */
  onSave: (edit: TripEdit, name: string) => void;
  /** Adds another part to a journey. */
  onConnect: (place: BookingPlace) => void;
  onClose: () => void;
}

/** Edits a booking; saving is one change. */
export function BookingEditor(
  props: Props & { booking: TripBooking; onRemove: (booking: TripBooking, name: string) => void },
) {
  const { booking, onRemove, ...rest } = props;
  const name = useBookingWords().name(booking, props.document);
  return (
    <Editor
      {...rest}
      formKey={`booking ${booking.id}`}
      id={booking.id}
      opened={bookingForm(booking)}
      named={booking}
      onRemove={() => onRemove(booking, name)}
    />
  );
}

/** Adds a booking to a leg, a destination or a plan; draws nothing if that is gone. */
export function NewBookingEditor(props: Props & { place: BookingPlace }) {
  const { place, ...rest } = props;
  const [fresh] = useState(() => newBooking(props.document, place));
  if (!fresh) return null;
  return (
    <Editor
      {...rest}
      formKey={`new booking ${JSON.stringify(place)}`}
      id={null}
      opened={fresh.form}
      named={fresh.named}
      onRemove={null}
    />
  );
}

function Editor(
  props: Props & {
    formKey: string;
    /** Null for a new one. */
    id: string | null;
    opened: BookingForm;
    named: Named;
    onRemove: (() => void) | null;
  },
) {
  const { document, formKey, id, opened, named, onSave, onConnect, onRemove, onClose } = props;
  const t = useTranslations('bookings');
  const words = useBookingWords();
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { before, form, set, discard } = useKeptEdit(formKey, opened);
  const [isChecked, setChecked] = useState(false);
  const title = words.title({ ...named, kind: form.kind }, document);
  const stops = stopsOf(form, named, document);
  const errors = isChecked ? bookingErrors(form, stops) : {};

  function close() {
    discard();
    onClose();
  }

  const { leave, question } = useLeaving({
    hasChanges: !isSameForm(before, form),
    title: t('leave'),
    onLeave: close,
  });

  /** Whether the booking is saved. */
  function save(): boolean {
    setChecked(true);
    if (Object.keys(bookingErrors(form, stops)).length > 0) {
      // Once the errors are shown, the first one gets the focus.
      requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return false;
    }
    const change =
      id === null ? bookingAdd(newId(), form, named, stops) : bookingSet(id, before, form, stops);
    const name = [form.provider, form.number]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(' ');
    if (change) onSave(withTransport(change, form, named, document), name || title);
    discard();
    return true;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save()) onClose();
  }

  return (
    <Dialog
      title={title}
      size="large"
      isOpen
      isSheet
      onClose={leave}
      actions={
        <EditorFoot
          formId={formId}
          onRemove={
            onRemove &&
            (() => {
              onRemove();
              close();
            })
          }
          onCancel={close}
        />
      }
    >
      <form ref={formRef} id={formId} className={styles.form} onSubmit={submit} noValidate>
        <BookingFields
          document={document}
          form={form}
          set={set}
          id={id}
          named={named}
          stops={stops}
          errors={errors}
          formKey={formKey}
        />
        <p className={styles.foot}>
          <span className={styles.hidden}>
            <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
            {t('hidden')}
          </span>
          {isJourney(form) && named.eventId === null ? (
            <TextButton
              className={styles.connect}
              onClick={() => {
                const { fromDest, toDest } = named;
                if (save()) onConnect({ at: 'leg', fromDest, toDest });
              }}
            >
              <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
              {t('saveAndConnect')}
            </TextButton>
          ) : null}
        </p>
      </form>
      {question}
    </Dialog>
  );
}

/** The destinations that a booking names, in the zones of their times. */
function stopsOf({ kind }: BookingForm, named: Named, document: TripDocument): Stops {
  const bare = { ...named, kind, from: null, to: null } as TripBooking; // only what it names is read
  const zones = bookingZones(bare, document);
  const endAt = (id: string | null, zone: string | null): StopEnd => {
    const stop = document.destinations[id ?? ''];
    return { zone, name: stop?.name ?? null, coords: stop?.coords ?? null };
  };
  return { start: endAt(named.fromDest, zones.start), end: endAt(named.toDest, zones.end) };
}

/** The change with the leg's transport, if this is the leg's first booking and says another. */
function withTransport(
  change: SingleChange,
  { kind, status }: BookingForm,
  { fromDest, toDest }: Named,
  { destinations, bookings }: TripDocument,
): TripEdit {
  const from = fromDest === null || toDest === null ? undefined : destinations[fromDest];
  if (!from || status === 'canceled') return change;
  const others = journeyOf(bookings, fromDest, toDest).filter(
    ({ id }) => !('id' in change) || id !== change.id,
  );
  const transport = others.length > 0 ? null : transportFor(kind, from.transport);
  if (transport === null) return change;
  return {
    kind: 'batch',
    changes: [change, { kind: 'destination.set', id: from.id, fields: { transport } }],
  };
}
