import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NewTrip } from '../../planner-state/first-stop';
import { TextField } from '../../ui/fields/text-field';
import styles from './new-trip-form.module.css';

/** Maximum length of a trip's and a traveler's name, in characters. */
const NAME_LENGTH = 200;

/** Asks for the name of a new trip and its traveler; both are optional. */
export function NewTripForm({ id, onCreate }: { id: string; onCreate: (trip: NewTrip) => void }) {
  const t = useTranslations('landing');
  const [name, setName] = useState('');
  const [travelerName, setTravelerName] = useState('');

  function create(event: FormEvent) {
    event.preventDefault();
    onCreate({ name: name.trim(), ...(travelerName.trim() ? { travelerName: travelerName.trim() } : {}) });
  }

  return (
    <form id={id} className={styles.form} onSubmit={create}>
      <p>{t('create.help')}</p>
      <TextField
        label={t('create.name')}
        placeholder={t('create.namePlaceholder')}
        value={name}
        onChange={setName}
        maxLength={NAME_LENGTH}
        countDown
        // Typing the name is the purpose of the dialog.
        autoFocus
      />
      <TextField
        label={t('create.traveler')}
        hint={t('optional')}
        value={travelerName}
        onChange={setTravelerName}
        maxLength={NAME_LENGTH}
      />
    </form>
  );
}
