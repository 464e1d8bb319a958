import { DELETION_GRACE_DAYS } from '@wayfold/contract/people/accounts-endpoints';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button';
import { DeleteAccountDialog } from './delete-account-dialog';
import styles from './delete-section.module.css';

/** Explains what deleting the account does, with the button for it. */
export function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const t = useTranslations('account');
  return (
    <section id="delete-account" className={styles.card} aria-labelledby="delete-account-title">
      <div className={styles.words}>
        <h2 id="delete-account-title" className={styles.title}>
          {t('deletion')}
        </h2>
        <p className={styles.help}>{t('deletionHelp', { days: DELETION_GRACE_DAYS })}</p>
      </div>
      <DeleteAccountButton onDeleted={onDeleted} />
    </section>
  );
}

/** Asks for confirmation, then deletes the account. */
export function DeleteAccountButton({ onDeleted }: { onDeleted: () => void }) {
  const t = useTranslations('account');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        className={styles.button}
        icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('deletionButton')}
      </Button>
      {isAsking ? <DeleteAccountDialog onClose={() => setAsking(false)} onDeleted={onDeleted} /> : null}
    </>
  );
}
