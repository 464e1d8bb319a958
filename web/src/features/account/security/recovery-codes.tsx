import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { CopyButton } from '../copy-button';
import styles from './recovery-codes.module.css';

/** Shows the recovery codes, which are shown only once. Can only be closed with its own button. */
export function RecoveryCodes(props: { codes: readonly string[]; email: string; onSaved: () => void }) {
  const { codes, email, onSaved } = props;
  const t = useTranslations('accountSecurity');
  const text = [t('codesFileHead', { email }), '', ...codes, ''].join('\n');
  return (
    <Dialog
      title={t('codesTitle')}
      isOpen
      isClosable={false}
      onClose={onSaved}
      actions={
        <Button variant="primary" onClick={onSaved}>
          {t('codesSaved')}
        </Button>
      }
    >
      <p>{t('codesHelp')}</p>
      <ul className={styles.codes} aria-label={t('codesList')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={codes.join('\n')} label={t('codesCopy')} />
        <Button
          size="small"
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('codesFile'))}
        >
          {t('codesDownload')}
        </Button>
      </div>
    </Dialog>
  );
}
