import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { CurrencyField } from '../../../trip-ui/amounts/currency-field';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import styles from '../small-dialog.module.css';

/** Chooses the currency of a trip: that of its totals, and of amounts that name none. */
export function TripCurrencyDialog({ currency, onClose }: { currency: string; onClose: () => void }) {
  const t = useTranslations('itinerary');
  const ui = useTranslations('ui');
  const { change } = useTripActions();
  const [chosen, setChosen] = useState(currency);
  const formId = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    if (chosen !== currency) change({ kind: 'trip.set', fields: { currency: chosen } });
    onClose();
  }

  return (
    <Dialog
      title={t('tripCurrencyTitle')}
      isOpen
      onClose={onClose}
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
        <CurrencyField label={t('tripCurrency')} value={chosen} onChange={setChosen} />
        <p className={styles.note}>{t('tripCurrencyHelp')}</p>
      </form>
    </Dialog>
  );
}
