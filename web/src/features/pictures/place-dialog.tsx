import type { TripPicture } from '@wayfold/contract/trip/trip';
import { dayOf } from '@wayfold/domain/calendar/dates';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { useLeaving } from '../../ui/dialogs/use-leaving';
import { DateField } from '../../ui/fields/date-field';
import { Select } from '../../ui/fields/select';
import styles from './place-dialog.module.css';

/** The option for no destination. */
const NOWHERE = 'nowhere';

/** Sets where and when a picture was taken. */
export function PlaceDialog(props: {
  picture: Pick<TripPicture, 'destinationid' | 'takenAt'>;
  document: Pick<TripDocument, 'destinations'>;
  onSave: (taken: Pick<TripPicture, 'destinationid' | 'takenAt'>) => void;
  onClose: () => void;
}) {
  const { picture, document, onSave, onClose } = props;
  const t = useTranslations('pictures');
  const ui = useTranslations('ui');
  const [destinationid, setDestination] = useState(picture.destinationid);
  const [takenAt, setTaken] = useState(picture.takenAt);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const day = takenAt && dayOf(takenAt);
  const hasChanges = destinationid !== picture.destinationid || takenAt !== picture.takenAt;
  const { leave, question } = useLeaving({ hasChanges, title: t('leavePlace'), onLeave: onClose });

  function save(event: FormEvent) {
    event.preventDefault();
    onClose();
    if (hasChanges) onSave({ destinationid, takenAt });
  }

  return (
    <Dialog
      title={t('placeTitle')}
      isOpen
      onClose={() => form.current?.requestSubmit()}
      onEscape={leave}
      size="small"
      actions={
        <>
          {takenAt === null ? null : (
            <Button variant="quiet" onClick={() => setTaken(null)}>
              {t('noDate')}
            </Button>
          )}
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={save}>
        <Select
          label={t('place')}
          options={[
            { id: NOWHERE, label: t('noPlace') },
            ...orderedDestinations(document).map(({ id, name }) => ({ id, label: name })),
          ]}
          value={destinationid ?? NOWHERE}
          onChange={(id) => setDestination(id === NOWHERE ? null : id)}
        />
        <DateField
          label={t('date')}
          value={day}
          // A different day is a different moment, so the old time of day is dropped.
          onChange={(next) => setTaken(next === day ? takenAt : next)}
        />
      </form>
      {question}
    </Dialog>
  );
}
