import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptForm } from '../../planner-state/kept-form';
import { classNames } from '../../ui/class-names';
import { AddForm } from '../../ui/fields/add-form';
import { TextField } from '../../ui/fields/text-field';
import styles from './add-cost-form.module.css';
import { AmountField } from './amount-field';
import { CategorySelect } from './category-select';
import { type CostForm, costFormAdd, costFormErrors, emptyCostForm, isEmptyCostForm } from './cost-form';
import { holderOf, type ItemAmount, typedFields } from './one-currency';
import { COST_LIMITS } from './typed-money';

/** Adds one cost after another; see `AddForm`. */
export function AddCostForm(props: {
  /** The key under which the input is kept; see `useKeptForm`. */
  draftKey: string;
  /** The amounts that the form asks for. */
  amounts: readonly ItemAmount[];
  /** The preselected category of the first cost. */
  category: ExpenseCategory;
  /** The trip's own currency. */
  currency: string;
  startsFocused: boolean;
  onAdd: (change: SingleChange) => void;
  onClose: () => void;
}) {
  const { draftKey, amounts, category, currency, startsFocused, onAdd, onClose } = props;
  const t = useTranslations('costs');
  const [form, setForm] = useKeptForm(draftKey, emptyCostForm(category), isEmptyCostForm);
  const [isChecked, setChecked] = useState(false);
  const errors = isChecked ? costFormErrors(form) : {};
  const set = (change: Partial<CostForm>) => setForm({ ...form, ...change });

  function add(): string | null {
    const isWrong = Object.keys(costFormErrors(form)).length > 0;
    setChecked(isWrong);
    if (isWrong) return null;
    onAdd(costFormAdd(newId(), form));
    setForm(emptyCostForm(form.category));
    return t('added', { name: form.supplier.trim() });
  }

  return (
    <AddForm
      label={t('add')}
      className={classNames(styles.form, amounts.length > 2 && styles.wide)}
      isEmpty={isEmptyCostForm(form)}
      startsFocused={startsFocused}
      onAdd={add}
      onGiveUp={() => setForm(emptyCostForm(form.category))}
      onClose={onClose}
      words={{ add: t('addShort'), addHint: t('addHint'), done: t('done') }}
      buttonsClass={styles.buttons}
    >
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
        onChange={(next) => set({ category: next })}
        className={styles.category}
      />
      {amounts.map((field) => (
        <AmountField
          key={field}
          label={t(`columns.${field === 'grossGiven' ? 'grossPrice' : field}`)}
          amount={form[field]}
          currency={form.currency ?? currency}
          holder={holderOf(form, field)}
          onChange={(typed) => set(typedFields(field, typed))}
          limits={COST_LIMITS}
          keptAs={`${draftKey} ${field}`}
          className={styles.amount}
        />
      ))}
    </AddForm>
  );
}
