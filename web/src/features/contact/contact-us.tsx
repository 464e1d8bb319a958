import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AskedPlace } from '../../lib/account-dialogs';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { DialogContent } from '../../ui/dialogs/dialog-content';
import { AskedPlaceBox } from './asked-place-box';
import { ContactFields } from './contact-fields';
import styles from './contact-us.module.css';

/** Contact Us, or a question about a place if one is given; then a confirmation. */
export function ContactUs(props: {
  place?: AskedPlace;
  /** An address that was typed elsewhere; takes precedence over the account's. */
  email?: string | undefined;
  onClose: () => void;
}) {
  const { place, email, onClose } = props;
  const t = useTranslations('contact');
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  if (sentFrom !== null) return <Sent place={place} address={sentFrom} onClose={onClose} />;
  return (
    <DialogContent title={place ? t('questionTitle') : t('title')} help={t('respond')}>
      <ContactFields place={place} email={email} onSent={setSentFrom}>
        {place ? <AskedPlaceBox place={place} /> : null}
      </ContactFields>
      {place ? null : <p className={styles.promise}>{t('promise')}</p>}
    </DialogContent>
  );
}

function Sent({
  place,
  address,
  onClose,
}: {
  place: AskedPlace | undefined;
  address: string;
  onClose: () => void;
}) {
  const t = useTranslations('contact');
  return (
    <DialogContent title={t('sentTitle')}>
      <div className={styles.sent}>
        <Banner tone="ok">{place ? t('questionSent', { place: place.name }) : t('sent')}</Banner>
        <p>
          {t.rich(place ? 'questionNext' : 'sentNext', {
            address,
            email: (chunks) => <b className={styles.address}>{chunks}</b>,
          })}
        </p>
        <Button
          variant="primary"
          wide
          className={styles.submit}
          onClick={onClose}
          // The focused element is gone, and this is the only control.
          autoFocus
        >
          {t('close')}
        </Button>
      </div>
    </DialogContent>
  );
}
