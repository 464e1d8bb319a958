import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { NewTrip } from '../../planner-state/first-stop';
import { TextField } from '../../ui/fields/text-field';
import styles from './new-trip-form.module.css';

/** Maximum length of a trip's and a traveler's name, in characters. */
const NAME_LENGTH = 200;

/** What is typed into the form. */
export interface NewTripFields {
  readonly name: string;
  readonly travelerName: string;
}

/** Asks for the name of a new trip and its traveler; both are optional. */
export function NewTripForm(props: {
  id: string;
  fields: NewTripFields;
  onChange: (fields: NewTripFields) => void;
  onCreate: (trip: NewTrip) => void;
}) {
  const { id, fields, onChange, onCreate } = props;
  const t = useTranslations('landing');
  const name = fields.name.trim();
  const travelerName = fields.travelerName.trim();

  function create(event: FormEvent) {
    event.preventDefault();
    onCreate({ name, ...(travelerName ? { travelerName } : {}) });
  }

  return (
    <form id={id} className={styles.form} onSubmit={create}>
      <p>{t('create.help')}</p>
      <TextField
        label={t('create.name')}
        placeholder={t('create.namePlaceholder')}
        value={fields.name}
        onChange={(text) => onChange({ ...fields, name: text })}
        maxLength={NAME_LENGTH}
        countDown
        // Typing the name is the purpose of the dialog.
        autoFocus
      />
      <TextField
        label={t('create.traveler')}
        hint={t('optional')}
        value={fields.travelerName}
        onChange={(text) => onChange({ ...fields, travelerName: text })}
        maxLength={NAME_LENGTH}
      />
    </form>
  );
}
