import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../button';
import styles from './editor-foot.module.css';

/** The buttons of a dialog that edits one item: remove it, cancel, save the form. */
export function EditorFoot(props: {
  /** Id of the form that Save submits. */
  formId: string;
  /** Removes the item and closes the dialog; null for a new one. */
  onRemove: (() => void) | null;
  /** Closes the dialog without changes. */
  onCancel: () => void;
}) {
  const { formId, onRemove, onCancel } = props;
  const t = useTranslations('ui');
  return (
    <>
      {onRemove ? (
        <Button
          variant="quiet"
          className={styles.remove}
          icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      ) : null}
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button variant="primary" type="submit" form={formId}>
        {t('save')}
      </Button>
    </>
  );
}
