import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../api/client/client';
import { useSetting } from '../../api/client/settings';
import { useSaveOwnPlace } from '../../api/places/own-places';
import { type PlaceKinds, STAYS } from '../../api/places/places';
import { useKeptForm } from '../../planner-state/kept-form';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast-store';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import styles from './list/own-things.module.css';

/** The key of the form, see `useKeptForm`. */
export const OWN_PLACE_FORM = 'own-place';
const NO_KIND = 'none';
const EMPTY = { name: '', where: '', category: NO_KIND };
const isEmpty = ({ name, where }: typeof EMPTY) => name.trim() === '' && where.trim() === '';

/** Saves a place of the traveler's own, found by an address or by coordinates; a click on the map does the same. */
export function AddPlace({ kinds, onAdded }: { kinds: PlaceKinds; onAdded: (id: string) => void }) {
  const t = useTranslations('thingsToDo');
  const save = useSaveOwnPlace();
  const withStays = useSetting('user_place_hotel');
  const [form, setForm] = useKeptForm(OWN_PLACE_FORM, EMPTY, isEmpty);
  const { name, where, category } = form;
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const offered = kinds.groups.filter(({ group }) => withStays || group.id !== STAYS);

  async function add(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!name.trim() || !where.trim() || isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const id = await save({ name: name.trim(), where, category: category === NO_KIND ? '' : category });
      toast({ message: t('ownPlaceAdded', { place: name.trim() }) });
      setForm(EMPTY);
      onAdded(id);
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  const missing = isChecked && !where.trim() ? t('whereMissing') : undefined;
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <TextField
        label={t('placeName')}
        value={name}
        onChange={(next) => setForm({ ...form, name: next })}
        maxLength={TEXT_MAX.name}
        error={isChecked && !name.trim() ? t('placeNameMissing') : undefined}
        className={styles.wide}
      />
      <TextField
        label={t('placeWhere')}
        help={t('placeWhereHelp')}
        placeholder={t('placeWherePlaceholder')}
        value={where}
        onChange={(next) => {
          setForm({ ...form, where: next });
          setFailed(false);
        }}
        maxLength={300}
        error={hasFailed ? t('couldNotAdd') : missing}
        className={styles.wide}
      />
      <Select
        label={t('placeKind')}
        options={[
          { id: NO_KIND, label: t('placeKindNone') },
          ...offered.flatMap(({ kinds: inGroup }) => inGroup.map(({ id, name: label }) => ({ id, label }))),
        ]}
        value={category}
        onChange={(next) => setForm({ ...form, category: next })}
      />
      <Button
        variant="primary"
        type="submit"
        className={styles.submit}
        busy={isBusy ? t('saving') : undefined}
      >
        {t('savePlace')}
      </Button>
    </form>
  );
}
