import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../lib/save-file';
import { QrCode, qrPicture } from '../../ui/qr-code';
import { TextButton } from '../../ui/text-button';
import styles from './share-code.module.css';

/** The link as a QR code, which can be saved as a picture. */
export function ShareCode({ address, tripName }: { address: string; tripName: string }) {
  const t = useTranslations('sharing');
  return (
    <div className={styles.code}>
      <QrCode text={address} label={t('qr')} className={styles.picture ?? ''} />
      <div className={styles.words}>
        <p>{t('qrHelp')}</p>
        <TextButton
          className={styles.save}
          onClick={() =>
            void qrPicture(address).then((file) => saveFile(file, t('qrFile', { trip: tripName })))
          }
        >
          <Download size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('qrSave')}
        </TextButton>
      </div>
    </div>
  );
}
