import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/text';
import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../trip-ui/amounts/amount-field';
import { CategorySelect } from '../../../trip-ui/amounts/category-select';
import { holderOf, typedFields } from '../../../trip-ui/amounts/one-currency';
import { areWithin, COST_LIMITS } from '../../../trip-ui/amounts/typed-money';
import { Button } from '../../../ui/button';
import { AddForm } from '../../../ui/fields/add-form';
import { TextField } from '../../../ui/fields/text-field';
import styles from './add-cost-line.module.css';

const AMOUNTS = ['netPrice', 'commission', 'grossGiven'] as const;
/** The currency is null for the trip's own. */
type Money = Record<(typeof AMOUNTS)[number], number | null> & { currency: string | null };
const NO_MONEY: Money = { netPrice: null, commission: null, grossGiven: null, currency: null };

/** Adds cost lines one after the other: Enter adds what is typed and begins the next one. */
export function AddCostLine(props: {
  currency: string;
  onAdd: (change: SingleChange) => void;
  onClose: () => void;
}) {
  const { currency, onAdd, onClose } = props;
  const t = useTranslations('sellerPage.costs');
  const words = useTranslations('costs');
  const [supplier, setSupplier] = useState('');
  const [category, setCategory] = useState<ExpenseCategory>('Lodging');
  const [money, setMoney] = useState(NO_MONEY);
  const [isMissing, setMissing] = useState(false);

  function add(): boolean {
    const name = tidyText(supplier.trim(), TEXT_MAX.supplier);
    setMissing(name === '');
    const amounts = AMOUNTS.map((field) => money[field]);
    if (name === '' || !areWithin(amounts, COST_LIMITS)) return false;
    onAdd({
      kind: 'cost.add',
      id: newId(),
      fields: { supplier: name, expenseCategory: category, ...money },
    });
    setSupplier('');
    setMoney(NO_MONEY);
    return true;
  }

  return (
    <AddForm label={t('add')} className={styles.form} onAdd={add} onClose={onClose}>
      <TextField
        label={t('newItem')}
        placeholder={words('supplierPlaceholder')}
        value={supplier}
        onChange={setSupplier}
        maxLength={TEXT_MAX.supplier}
        error={isMissing && supplier.trim() === '' ? t('missing') : undefined}
        className={styles.item}
      />
      <CategorySelect
        label={t('category')}
        value={category}
        onChange={setCategory}
        className={styles.category}
      />
      {AMOUNTS.map((field) => (
        <AmountField
          key={field}
          label={words(`columns.${field === 'grossGiven' ? 'grossPrice' : field}`)}
          amount={money[field]}
          currency={money.currency ?? currency}
          holder={holderOf(money, field)}
          onChange={(typed) => setMoney((now) => ({ ...now, ...typedFields(field, typed, currency) }))}
          limits={COST_LIMITS}
          className={styles.amount}
        />
      ))}
      <div className={styles.buttons}>
        <Button size="small" onClick={onClose}>
          {t('done')}
        </Button>
        <Button size="small" variant="primary" type="submit" title={words('addHint')}>
          {t('save')}
        </Button>
      </div>
    </AddForm>
  );
}
