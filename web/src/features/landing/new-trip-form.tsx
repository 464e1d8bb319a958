import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NewTrip } from '../../planner-state/first-stop';
import { TextField } from '../../ui/fields/text-field';
import styles from './new-trip-form.module.css';

/** Longest name of a trip and of a traveler, in characters. */
const NAME_LENGTH = 200;

/** Asks what a new trip is called and who travels; both may stay empty. */
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
        // The dialog was opened to type this.
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
