import { rowsWithoutCurrency } from '@wayfold/domain/document/costs';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../../api/trip-session/react/trip-session';
import { CurrencyField } from '../../../trip-ui/amounts/currency-field';
import { currencyInText } from '../../../trip-ui/amounts/typed-money';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { RadioList } from '../../../ui/fields/radio-list';
import styles from '../small-dialog.module.css';

/**
 * Chooses the currency of a trip: for its totals, and for amounts entered from then on. Amounts without a currency stay in the
 * old one, unless the user chooses to count them in the new one.
 */
export function TripCurrencyDialog({ currency, onClose }: { currency: string; onClose: () => void }) {
  const t = useTranslations('itinerary');
  const ui = useTranslations('ui');
  const { change } = useTripActions();
  const locale = useLocale();
  const costs = useTripSelector(({ document }) => document.costs);
  const events = useTripSelector(({ document }) => document.events);
  const bookings = useTripSelector(({ document }) => document.bookings);
  const [chosen, setChosen] = useState(currency);
  const [unnamed, setUnnamed] = useState<'keep' | 'count'>('keep');
  const count = useMemo(
    () => rowsWithoutCurrency({ costs, events, bookings }).reduce((sum, { amounts }) => sum + amounts, 0),
    [costs, events, bookings],
  );
  const isOther = chosen !== currency;
  const formId = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    if (isOther) {
      const keepsAmounts = unnamed === 'keep';
      change({ kind: 'trip.set', fields: { currency: chosen }, ...(keepsAmounts ? { keepsAmounts } : {}) });
    }
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
        {isOther && count > 0 ? (
          <RadioList
            label={t('unnamedAmounts', { count })}
            options={[
              { id: 'keep', label: t('unnamedKeep', { currency: currencyInText(currency, locale) }) },
              { id: 'count', label: t('unnamedCount', { currency: currencyInText(chosen, locale) }) },
            ]}
            value={unnamed}
            onChange={setUnnamed}
          />
        ) : null}
        <p className={styles.note}>{t('tripCurrencyHelp')}</p>
      </form>
    </Dialog>
  );
}
