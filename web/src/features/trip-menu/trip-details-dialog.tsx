import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { namedTrip } from '@wayfold/domain/document/trip-document';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { useTripNames } from '../../trip-ui/use-trip-names';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { useLeaving } from '../../ui/dialogs/use-leaving';
import { TextArea, TextField } from '../../ui/fields/text-field';
import styles from './trip-menu.module.css';

/** Edits the name of the trip and its traveler, and the owner's notes. */
export function TripDetailsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tripMenu');
  const document = useTripSelector((snapshot) => snapshot.document);
  const nameOf = useTripNames();
  const { trip } = document;
  const { change } = useTripActions();
  const [name, setName] = useState(trip.name);
  const [travelerName, setTravelerName] = useState(trip.travelerName);
  const [privateNotes, setPrivateNotes] = useState(trip.privateNotes ?? '');
  const formId = useId();

  const said = {
    name: tidyText(name.trim(), TEXT_MAX.name),
    travelerName: tidyText(travelerName.trim(), TEXT_MAX.name),
    privateNotes: tidyText(privateNotes.trim(), TEXT_MAX.notes) || null,
  };
  const fields = {
    ...(said.name === trip.name ? {} : { name: said.name }),
    ...(said.travelerName === trip.travelerName ? {} : { travelerName: said.travelerName }),
    ...(said.privateNotes === trip.privateNotes ? {} : { privateNotes: said.privateNotes }),
  };
  const hasChanges = Object.keys(fields).length > 0;
  const { leave, question } = useLeaving({ hasChanges, title: t('leaveDetails'), onLeave: onClose });

  function save(event: FormEvent) {
    event.preventDefault();
    if (hasChanges) change({ kind: 'trip.set', fields });
    onClose();
  }

  return (
    <Dialog
      title={t('detailsTitle')}
      isOpen
      onClose={leave}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save}>
        <TextField
          label={t('tripName')}
          placeholder={nameOf({ ...namedTrip(document), name: '' })}
          value={name}
          onChange={setName}
          maxLength={TEXT_MAX.name}
          countDown
          autoFocus
        />
        <TextField
          label={t('travelerName')}
          value={travelerName}
          onChange={setTravelerName}
          maxLength={TEXT_MAX.name}
          countDown
        />
        <TextArea
          label={t('privateNotes')}
          help={t('privateNotesHelp')}
          rows={5}
          value={privateNotes}
          onChange={setPrivateNotes}
          maxLength={TEXT_MAX.notes}
        />
      </form>
      {question}
    </Dialog>
  );
}
