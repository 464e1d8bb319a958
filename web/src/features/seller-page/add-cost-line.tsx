import type { SingleChange } from '@wayfold/contract/change';
import { TEXT_MAX, tidyText } from '@wayfold/contract/text';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '@wayfold/contract/values';
import { newId } from '@wayfold/domain/ids';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { CategoryIcon } from '../../lib/trip-icons';
import { areWithin, COST_LIMITS, moneyFormat } from '../../lib/typed-money';
import { Button } from '../../ui/button';
import { NumberField } from '../../ui/number-field';
import { Select } from '../../ui/select';
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
  const categories = useTranslations('tripWords.category');
  const [supplier, setSupplier] = useState('');
  const [category, setCategory] = useState<ExpenseCategory>('Lodging');
  const [amounts, setAmounts] = useState<Record<keyof typeof NO_AMOUNTS, number | null>>(NO_AMOUNTS);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = () => form.current?.querySelector('input')?.focus();
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  function add(event: FormEvent) {
    event.preventDefault();
    const name = tidyText(supplier.trim(), TEXT_MAX.supplier);
    if (name === '' || !areWithin(Object.values(amounts), COST_LIMITS)) {
      flushSync(() => setMissing(name === ''));
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    onAdd({
      kind: 'cost.add',
      id: newId(),
      fields: { supplier: name, expenseCategory: category, ...amounts },
    });
    setSupplier('');
    setAmounts(NO_AMOUNTS);
    setMissing(false);
    focusFirst();
  }

  function press(event: KeyboardEvent) {
    // An open list of categories takes Escape for itself.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('add')}
      onSubmit={add}
      onKeyDown={press}
      noValidate
    >
      <TextField
        label={t('newItem')}
        placeholder={words('supplierPlaceholder')}
        value={supplier}
        onChange={setSupplier}
        maxLength={TEXT_MAX.supplier}
        error={isMissing && supplier.trim() === '' ? t('missing') : undefined}
        className={styles.item}
      />
      <Select
        label={t('category')}
        options={EXPENSE_CATEGORIES.map((one) => ({
          id: one,
          label: categories(one),
          icon: <CategoryIcon category={one} />,
        }))}
        value={category}
        onChange={setCategory}
        className={styles.category ?? ''}
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
    </form>
  );
}
