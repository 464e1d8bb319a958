import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { enablesUpdate } from '../../api/shared-trip/view-mode';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { toast } from '../../ui/dialogs/toast';
import { EmptyState } from '../../ui/empty-state';
import { AddCost } from './add-cost';
import { CostEditor } from './cost-editor';
import type { CostRowActions } from './cost-rows';
import { CostSummary } from './cost-summary';
import { CostTableView } from './cost-table';
import { type CostColumn, type CostItem, costTable } from './costs-model';
import styles from './costs-view.module.css';

/**
 * What the open trip costs: a chart, the costs by category to edit in place, and a line to add the next.
 *
 * It fills the height of what holds it and scrolls by itself.
 */
export function CostsView(props: {
  /** Shows net, commission and gross: only to a business about its own trip. */
  isBusiness: boolean;
  /** Opens an event, whose cost stands among the others. */
  onOpenEvent: (eventId: string) => void;
}) {
  const { isBusiness, onOpenEvent } = props;
  const t = useTranslations('costs');
  const words = useTranslations('tripWords');
  const trip = useTripSelector(({ document }) => document.trip);
  const destinations = useTripSelector(({ document }) => document.destinations);
  const costs = useTripSelector(({ document }) => document.costs);
  const events = useTripSelector(({ document }) => document.events);
  const canEdit = useTripSelector(({ mode }) => enablesUpdate(mode));
  const actions = useTripActions();
  const [closed, setClosed] = useState<ReadonlySet<ExpenseCategory>>(new Set());
  const [editedId, setEditedId] = useState<string | null>(null);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const table = useMemo(
    () => costTable({ trip, destinations, costs, events }, closed),
    [trip, destinations, costs, events, closed],
  );
  const edited = editedId === null ? undefined : costs[editedId];

  const rowActions: CostRowActions = {
    openEvent: onOpenEvent,
    editCost: canEdit ? setEditedId : null,
    setAmount: canEdit
      ? (item, column, { amount, named }) => {
          const currency = named === trip.currency ? null : named;
          const change = amountChange(item, column, amount);
          actions.change(named === null ? change : withCurrency(change, currency));
        }
      : null,
  };

  function toggle(category: ExpenseCategory) {
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(category)) after.add(category);
      return after;
    });
  }

  return (
    <section className={styles.frame} aria-label={t('label')}>
      <div ref={setScroller} className={styles.scroller}>
        {table.rows.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState title={t('emptyTitle')} help={t('emptyHelp')} />
          </div>
        ) : (
          <>
            <CostSummary table={table} ownCurrency={trip.currency} isBusiness={isBusiness} />
            <div className={styles.table}>
              <CostTableView
                table={table}
                ownCurrency={trip.currency}
                isBusiness={isBusiness}
                scroller={scroller}
                onToggle={toggle}
                actions={rowActions}
              />
              {isBusiness ? (
                <p className={styles.note}>
                  <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
                  {t('onlyYouNote')}
                </p>
              ) : null}
            </div>
          </>
        )}
      </div>
      {canEdit ? <AddCost currency={trip.currency} onAdd={actions.change} /> : null}
      {edited && canEdit ? (
        <CostEditor
          key={edited.id}
          cost={edited}
          document={{ trip, destinations }}
          isBusiness={isBusiness}
          onSave={actions.change}
          onRemove={({ id, supplier, expenseCategory }) => {
            actions.change({ kind: 'cost.remove', id });
            toast({
              message: t('removed', { name: supplier || words(`category.${expenseCategory}`) }),
              action: { label: words('undo'), onAction: () => actions.undo() },
            });
          }}
          onClose={() => setEditedId(null)}
        />
      ) : null}
    </section>
  );
}

/** The change that sets one amount of a line. What is typed as gross is kept as given. */
type AmountChange = Extract<SingleChange, { kind: 'event.set' | 'cost.set' }>;

/** The change with the currency that was typed; the row has one for all its amounts. */
function withCurrency(change: AmountChange, currency: string | null): AmountChange {
  return change.kind === 'event.set'
    ? { ...change, fields: { ...change.fields, currency } }
    : { ...change, fields: { ...change.fields, currency } };
}

function amountChange(item: CostItem, column: CostColumn, amount: number | null): AmountChange {
  if (item.in === 'events') return { kind: 'event.set', id: item.id, fields: { [column]: amount } };
  const field = column === 'grossPrice' ? 'grossGiven' : column;
  return { kind: 'cost.set', id: item.id, fields: { [field]: amount } };
}
