import type { SingleChange } from '@wayfold/contract/change';
import { TEXT_MAX, tidyText } from '@wayfold/contract/text';
import type { ExpenseCategory } from '@wayfold/contract/values';
import { newId } from '@wayfold/domain/ids';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CategorySelect } from '../../lib/category-select';
import { areWithin, COST_LIMITS, moneyFormat } from '../../lib/typed-money';
import { AddForm } from '../../ui/add-form';
import { Button } from '../../ui/button';
import { NumberField } from '../../ui/number-field';
import { TextField } from '../../ui/text-field';
import styles from './add-cost-line.module.css';

const NO_AMOUNTS = { netPrice: null, commission: null, grossGiven: null };

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
  const [amounts, setAmounts] = useState<Record<keyof typeof NO_AMOUNTS, number | null>>(NO_AMOUNTS);
  const [isMissing, setMissing] = useState(false);

  function add(): boolean {
    const name = tidyText(supplier.trim(), TEXT_MAX.supplier);
    setMissing(name === '');
    if (name === '' || !areWithin(Object.values(amounts), COST_LIMITS)) return false;
    onAdd({
      kind: 'cost.add',
      id: newId(),
      fields: { supplier: name, expenseCategory: category, ...amounts },
    });
    setSupplier('');
    setAmounts(NO_AMOUNTS);
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
      {(['netPrice', 'commission', 'grossGiven'] as const).map((field) => (
        <NumberField
          key={field}
          label={words(`columns.${field === 'grossGiven' ? 'grossPrice' : field}`)}
          value={amounts[field]}
          onChange={(value) => setAmounts((now) => ({ ...now, [field]: value }))}
          limits={COST_LIMITS}
          format={moneyFormat(currency)}
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
