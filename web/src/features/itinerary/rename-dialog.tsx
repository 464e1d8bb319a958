import { TEXT_MAX, tidyText } from '@wayfold/contract/text';
import type { Destination } from '@wayfold/contract/trip';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../api/trip-session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import styles from './small-dialog.module.css';

/** Gives a destination another name. Its name in the local script goes: it was that of the place it was. */
export function RenameDialog({ destination, onClose }: { destination: Destination; onClose: () => void }) {
  const t = useTranslations('itinerary');
  const ui = useTranslations('ui');
  const { change } = useTripActions();
  const [name, setName] = useState(destination.name);
  const [isChecked, setChecked] = useState(false);
  const formId = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const said = tidyText(name.trim(), TEXT_MAX.place);
    if (!said) return;
    if (said !== destination.name) {
      change({ kind: 'destination.set', id: destination.id, fields: { name: said, localName: null } });
    }
    onClose();
  }

  return (
    <Dialog
      title={t('renameTitle', { place: destination.name })}
      isOpen
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save} noValidate>
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={TEXT_MAX.place}
          countDown
          error={isChecked && !name.trim() ? t('nameMissing') : undefined}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
