import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AskedPlace } from '../../lib/account-dialogs';
import styles from './asked-place-box.module.css';

/** The place a question is about, with the key that is sent; read-only. */
export function AskedPlaceBox({ place }: { place: AskedPlace }) {
  const t = useTranslations('contact');
  const { key, name, localName, language, picture } = place;
  return (
    <dl>
      <dt className={styles.label}>{t('place')}</dt>
      <dd className={styles.box}>
        <img src={picture} alt="" width={40} height={40} />
        <div className={styles.words}>
          <p className={styles.name}>
            {localName && localName !== name ? (
              <>
                <span lang={language}>{localName}</span>{' '}
              </>
            ) : null}
            {name}
          </p>
          <p className={styles.key}>{t('placeKey', { key })}</p>
        </div>
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
      </dd>
    </dl>
  );
}
