import { tidyText } from '@wayfold/contract/kernel/plain-text';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { useLeaving } from '../../../ui/dialogs/use-leaving';
import { TextField } from '../../../ui/fields/text-field';
import styles from '../small-dialog.module.css';

/** Asks for a new name. */
export function RenameDialog(props: {
  name: string;
  /** The maximum number of characters. */
  most: number;
  /** Only called if the name has changed. */
  onRename: (name: string) => void;
  onClose: () => void;
}) {
  const { name: before, most, onRename, onClose } = props;
  const t = useTranslations('itinerary');
  const ui = useTranslations('ui');
  const [name, setName] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const formId = useId();
  const hasChanges = name.trim() !== before;
  const { leave, question } = useLeaving({ hasChanges, title: t('leaveName'), onLeave: onClose });

  function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const said = tidyText(name.trim(), most);
    if (!said) return;
    if (said !== before) onRename(said);
    onClose();
  }

  return (
    <Dialog
      title={t('renameTitle', { place: before })}
      isOpen
      onClose={leave}
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
          maxLength={most}
          countDown
          error={isChecked && !name.trim() ? t('nameMissing') : undefined}
          autoFocus
        />
      </form>
      {question}
    </Dialog>
  );
}
