import type { SingleChange } from '@wayfold/contract/change';
import { EXPENSE_CATEGORIES } from '@wayfold/contract/values';
import { newId } from '@wayfold/domain/ids';
import { Plus } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { CategoryIcon } from '../../lib/trip-icons';
import { COST_LIMITS, moneyFormat } from '../../lib/typed-money';
import { Button } from '../../ui/button';
import { NumberField } from '../../ui/number-field';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
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
  const categories = useTranslations('tripWords.category');
  const [form, setForm] = useState(() => emptyCostForm('Other'));
  const [isChecked, setChecked] = useState(false);
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLFormElement>(null);
  const errors = isChecked ? costFormErrors(form) : {};
  const set = (change: Partial<CostForm>) => setForm((now) => ({ ...now, ...change }));
  const format = moneyFormat(currency);

  const focusFirst = () => frame.current?.querySelector('input')?.focus();
  useEffect(() => {
    frame.current?.querySelector('input')?.focus();
  }, []);

  function add(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(costFormErrors(form)).length > 0) {
      flushSync(() => setChecked(true));
      frame.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    onAdd(costFormAdd(newId(), form));
    setSaid(t('added', { name: form.supplier.trim() }));
    setForm(emptyCostForm(form.category));
    setChecked(false);
    focusFirst();
  }

  function press(event: KeyboardEvent) {
    // An open list of categories takes Escape for itself.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onDone();
  }

  return (
    <form
      ref={frame}
      className={styles.form}
      aria-label={t('add')}
      onSubmit={add}
      onKeyDown={press}
      noValidate
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
      <Select
        label={t('expenseCategory')}
        options={EXPENSE_CATEGORIES.map((category) => ({
          id: category,
          label: categories(category),
          icon: <CategoryIcon category={category} />,
        }))}
        value={form.category}
        onChange={(category) => set({ category })}
        className={styles.category ?? ''}
      />
      {(['costEst', 'costAct'] as const).map((field) => (
        <NumberField
          key={field}
          label={t(`columns.${field}`)}
          value={form[field]}
          onChange={(value) => set({ [field]: value })}
          limits={COST_LIMITS}
          format={format}
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
    </form>
  );
}
