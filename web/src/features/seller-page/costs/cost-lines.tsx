import type { TripCost } from '@wayfold/contract/trip/trip';
import { Lock, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../../api/trip-session/react/trip-session';
import { hasKeptForm } from '../../../planner-state/kept-form';
import { AddCostForm } from '../../../trip-ui/amounts/add-cost-form';
import { AmountCell } from '../../../trip-ui/amounts/amount-cell';
import { holderOf, typedFields } from '../../../trip-ui/amounts/one-currency';
import { COST_LIMITS } from '../../../trip-ui/amounts/typed-money';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { toast } from '../../../ui/dialogs/toast-store';
import { IconButton } from '../../../ui/icon-button';
import { TextButton } from '../../../ui/text-button';
import { SectionFrame } from '../section-frame';
import styles from './cost-lines.module.css';
import { COST_LINE_COLUMNS, costLines, costLineTotals } from './cost-lines-model';

/** The costs of the trip as sold: net, commission and gross of each line, and the totals. */
export function CostLines({ onEditCost }: { onEditCost: (id: string) => void }) {
  const t = useTranslations('sellerPage.costs');
  const words = useTranslations('costs');
  const costs = useTripSelector(({ document }) => document.costs);
  const currency = useTripSelector(({ document }) => document.trip.currency);
  const isEditable = useTripSelector(({ mode }) => mode === 'normal');
  const { change } = useTripActions();
  const format = useTripFormat();
  const draftKey = `${useTripSelector(({ tripId }) => tripId)}/lines`;
  const [adding, setAdding] = useState<'pressed' | 'kept' | null>(() =>
    hasKeptForm(draftKey) ? 'kept' : null,
  );
  const lines = useMemo(() => costLines(costs), [costs]);
  const totals = useMemo(() => costLineTotals(lines, currency), [lines, currency]);
  return (
    <SectionFrame
      section="costs"
      hint={t('travelers')}
      end={isEditable ? <TextButton onClick={() => setAdding('pressed')}>+ {t('add')}</TextButton> : null}
    >
      {lines.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('table')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('item')}</th>
                {COST_LINE_COLUMNS.map((column) => (
                  <th key={column} scope="col" className={styles.number}>
                    {column === 'grossPrice' ? null : (
                      <Lock size={13} strokeWidth={1.75} aria-hidden="true" className={styles.lock} />
                    )}
                    {words(`columns.${column}`)}
                    {column === 'grossPrice' ? null : (
                      <span className="visually-hidden">, {words('onlyYou')}</span>
                    )}
                  </th>
                ))}
                {isEditable ? (
                  <td className={styles.last}>
                    <span className="visually-hidden" />
                  </td>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <CostLine key={line.id} line={line} own={currency} onEdit={isEditable ? onEditCost : null} />
              ))}
            </tbody>
            <tfoot>
              {totals.map((total) => (
                <tr key={total.currency}>
                  <th scope="row">
                    {totals.length === 1 ? words('total') : words('totalIn', { currency: total.currency })}
                  </th>
                  {COST_LINE_COLUMNS.map((column) => (
                    <td key={column} className={styles.number}>
                      {total[column] === null ? '—' : format.money(total[column], total.currency)}
                    </td>
                  ))}
                  {isEditable ? <td className={styles.last} /> : null}
                </tr>
              ))}
            </tfoot>
          </table>
        </div>
      )}
      {adding === null ? null : (
        <div className={styles.adding}>
          <AddCostForm
            draftKey={draftKey}
            amounts={['netPrice', 'commission', 'grossGiven']}
            category="Lodging"
            currency={currency}
            startsFocused={adding === 'pressed'}
            onAdd={change}
            onClose={() => setAdding(null)}
          />
        </div>
      )}
      <p className={styles.note}>
        <Lock size={15} strokeWidth={1.75} aria-hidden="true" />
        {words('onlyYouNote')}
      </p>
    </SectionFrame>
  );
}

function CostLine(props: { line: TripCost; own: string; onEdit: ((id: string) => void) | null }) {
  const { line, own, onEdit } = props;
  const t = useTranslations('sellerPage');
  const words = useTranslations('costs');
  const categories = useTranslations('tripWords.category');
  const place = useTripSelector(({ document }) =>
    line.destinationid === null ? null : (document.destinations[line.destinationid]?.name ?? null),
  );
  const { change, undo } = useTripActions();
  const category = categories(line.expenseCategory);
  const name = line.supplier || category;
  const about = [line.supplier, place].filter(Boolean).join(', ');

  function remove() {
    change({ kind: 'cost.remove', id: line.id });
    toast({
      message: t('removed', { name }),
      action: { label: t('undo'), onAction: () => undo() },
    });
  }

  return (
    <tr>
      <th scope="row">
        {onEdit ? (
          <button type="button" className={styles.name} onClick={() => onEdit(line.id)}>
            <span>
              {category}
              <span className="visually-hidden">. {t('costs.edit', { name })}</span>
            </span>
            {about ? <span className={styles.about}>{about}</span> : null}
          </button>
        ) : (
          <span className={styles.name}>
            <span>{category}</span>
            {about ? <span className={styles.about}>{about}</span> : null}
          </span>
        )}
      </th>
      {COST_LINE_COLUMNS.map((column) => {
        const field = column === 'grossPrice' ? 'grossGiven' : column;
        return (
          <td key={column} className={styles.number}>
            <AmountCell
              name={name}
              column={words(`columns.${column}`)}
              amount={line[column]}
              currency={line.currency ?? own}
              holder={holderOf(line, field)}
              limits={COST_LIMITS}
              onChange={
                onEdit
                  ? (typed) => change({ kind: 'cost.set', id: line.id, fields: typedFields(field, typed) })
                  : null
              }
            />
          </td>
        );
      })}
      {onEdit ? (
        <td className={styles.last}>
          <IconButton label={t('costs.remove', { name })} onClick={remove}>
            <X size={16} strokeWidth={1.75} />
          </IconButton>
        </td>
      ) : null}
    </tr>
  );
}
