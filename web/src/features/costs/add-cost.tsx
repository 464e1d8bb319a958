import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../trip-ui/amounts/amount-field';
import { CategorySelect } from '../../trip-ui/amounts/category-select';
import { holderOf, typedFields } from '../../trip-ui/amounts/one-currency';
import { COST_LIMITS } from '../../trip-ui/amounts/typed-money';
import { Button } from '../../ui/button';
import { AddForm } from '../../ui/fields/add-form';
import { TextField } from '../../ui/fields/text-field';
import styles from './add-cost.module.css';
import { type CostForm, costFormAdd, costFormErrors, emptyCostForm } from './cost-form';

/** Adds costs one after the other: Enter adds what is typed and begins the next one. */
export function AddCost({ currency, onAdd }: { currency: string; onAdd: (change: SingleChange) => void }) {
  const t = useTranslations('costs');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className={styles.bar}>
      {isOpen ? (
        <AddCostForm currency={currency} onAdd={onAdd} onDone={() => setOpen(false)} />
      ) : (
        <Button
          ref={button}
          wide
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('add')}
        </Button>
      )}
    </div>
  );
}

function AddCostForm(props: { currency: string; onAdd: (change: SingleChange) => void; onDone: () => void }) {
  const { currency, onAdd, onDone } = props;
  const t = useTranslations('costs');
  const [form, setForm] = useState(() => emptyCostForm('Other'));
  const [isChecked, setChecked] = useState(false);
  const [said, setSaid] = useState('');
  const errors = isChecked ? costFormErrors(form) : {};
  const set = (change: Partial<CostForm>) => setForm((now) => ({ ...now, ...change }));

  function add(): boolean {
    const isWrong = Object.keys(costFormErrors(form)).length > 0;
    setChecked(isWrong);
    if (isWrong) return false;
    onAdd(costFormAdd(newId(), form));
    setSaid(t('added', { name: form.supplier.trim() }));
    setForm(emptyCostForm(form.category));
    return true;
  }

  return (
    <AddForm label={t('add')} className={styles.form} onAdd={add} onClose={onDone}>
      <TextField
        label={t('supplier')}
        placeholder={t('supplierPlaceholder')}
        value={form.supplier}
        onChange={(supplier) => set({ supplier })}
        maxLength={200}
        error={errors.supplier && t(errors.supplier)}
        className={styles.supplier}
      />
      <CategorySelect
        label={t('expenseCategory')}
        value={form.category}
        onChange={(category) => set({ category })}
        className={styles.category}
      />
      {(['costEst', 'costAct'] as const).map((field) => (
        <AmountField
          key={field}
          label={t(`columns.${field}`)}
          amount={form[field]}
          currency={form.currency ?? currency}
          holder={holderOf(form, field)}
          onChange={(typed) => set(typedFields(field, typed, currency))}
          limits={COST_LIMITS}
          className={styles.amount}
        />
      ))}
      <div className={styles.buttons}>
        <Button onClick={onDone}>{t('done')}</Button>
        <Button variant="primary" type="submit" title={t('addHint')}>
          {t('addShort')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </AddForm>
  );
}
