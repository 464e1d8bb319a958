import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripCost } from '@wayfold/contract/trip/trip';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { Lock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSameForm, useKeptEdit } from '../../planner-state/kept-form';
import { AmountField } from '../../trip-ui/amounts/amount-field';
import { CategorySelect } from '../../trip-ui/amounts/category-select';
import { costForm, costFormChange, costFormErrors } from '../../trip-ui/amounts/cost-form';
import { CurrencyField } from '../../trip-ui/amounts/currency-field';
import { holderOf, type ItemAmount, typedFields } from '../../trip-ui/amounts/one-currency';
import { COST_LIMITS } from '../../trip-ui/amounts/typed-money';
import { Dialog } from '../../ui/dialogs/dialog';
import { useLeaving } from '../../ui/dialogs/use-leaving';
import { EditorFoot } from '../../ui/fields/editor-foot';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import styles from './cost-editor.module.css';

/** No destination has this id: it means the whole trip. */
const WHOLE_TRIP = 'whole-trip';

/** Edits all fields of a cost; saving is one change. */
export function CostEditor(props: {
  cost: TripCost;
  document: Pick<TripDocument, 'trip' | 'destinations'>;
  isBusiness: boolean;
  onSave: (change: SingleChange) => void;
  onRemove: (cost: TripCost) => void;
  onClose: () => void;
}) {
  const { cost, document, isBusiness, onSave, onRemove, onClose } = props;
  const t = useTranslations('costs');
  const formId = useId();
  const formKey = `cost ${cost.id}`;
  const { before, form, set, discard } = useKeptEdit(formKey, costForm(cost));
  const [isChecked, setChecked] = useState(false);
  const errors = isChecked ? costFormErrors(form) : {};
  const own = document.trip.currency;

  function close() {
    discard();
    onClose();
  }

  const { leave, question } = useLeaving({
    hasChanges: !isSameForm(before, form),
    title: t('leaveCost'),
    onLeave: close,
  });

  function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(costFormErrors(form)).length > 0) return;
    const change = costFormChange(cost.id, before, form);
    if (change) onSave(change);
    close();
  }

  const amount = (field: ItemAmount) => (
    <AmountField
      label={t(field === 'grossGiven' ? 'grossPrice' : field)}
      amount={form[field]}
      currency={form.currency ?? own}
      holder={holderOf(form, field)}
      onChange={(typed) => set(typedFields(field, typed))}
      limits={COST_LIMITS}
      keptAs={`${formKey} ${field}`}
      help={field === 'grossGiven' ? t('grossHelp') : undefined}
    />
  );

  return (
    <Dialog
      title={t('editTitle')}
      isOpen
      onClose={leave}
      actions={
        <EditorFoot
          formId={formId}
          onRemove={() => {
            onRemove(cost);
            close();
          }}
          onCancel={close}
        />
      }
    >
      <form id={formId} className={styles.form} onSubmit={save} noValidate>
        <TextField
          label={t('supplier')}
          value={form.supplier}
          onChange={(supplier) => set({ supplier })}
          maxLength={200}
          error={errors.supplier && t(errors.supplier)}
          className={styles.wide}
        />
        <CategorySelect
          label={t('expenseCategory')}
          value={form.category}
          onChange={(category) => set({ category })}
        />
        <Select
          label={t('destination')}
          options={[
            { id: WHOLE_TRIP, label: t('wholeTrip') },
            ...orderedDestinations(document).map(({ id, name }) => ({ id, label: name })),
          ]}
          value={form.destinationid ?? WHOLE_TRIP}
          onChange={(id) => set({ destinationid: id === WHOLE_TRIP ? null : id })}
        />
        {amount('costEst')}
        {amount('costAct')}
        {isBusiness ? (
          <>
            {amount('netPrice')}
            {amount('commission')}
            {amount('grossGiven')}
          </>
        ) : null}
        <CurrencyField
          label={t('currency')}
          value={form.currency ?? own}
          first={own}
          onChange={(currency) => set({ currency })}
        />
        {isBusiness ? (
          <p className={styles.note}>
            <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('onlyYouNote')}
          </p>
        ) : null}
      </form>
      {question}
    </Dialog>
  );
}
