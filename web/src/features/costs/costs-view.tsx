import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { enablesUpdate } from '../../api/shared-trip/view-mode';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { typedFields } from '../../trip-ui/amounts/one-currency';
import { toast } from '../../ui/dialogs/toast-store';
import { EmptyState } from '../../ui/empty-state';
import { AddCost } from './add-cost';
import { CostEditor } from './cost-editor';
import type { CostRowActions } from './cost-rows';
import { CostSummary } from './cost-summary';
import { CostTableView } from './cost-table';
import { costTable } from './costs-model';
import styles from './costs-view.module.css';

const SET_IN = { costs: 'cost.set', events: 'event.set', bookings: 'booking.set' } as const;

/**
 * The costs of the open trip: a chart, the costs by category with inline editing, and a form to add the next.
 *
 * Fills the height of its container and scrolls by itself.
 */
export function CostsView(props: {
  /** Shows net, commission and gross: only to a business on its own trip. */
  isBusiness: boolean;
  /** Opens an event, whose cost is listed among the others. */
  onOpenEvent: (eventId: string) => void;
  /** Opens a booking, whose price is listed among the costs. */
  onOpenBooking: (id: string) => void;
}) {
  const { isBusiness, onOpenEvent, onOpenBooking } = props;
  const t = useTranslations('costs');
  const words = useTranslations('tripWords');
  const tripId = useTripSelector((open) => open.tripId);
  const trip = useTripSelector(({ document }) => document.trip);
  const destinations = useTripSelector(({ document }) => document.destinations);
  const costs = useTripSelector(({ document }) => document.costs);
  const events = useTripSelector(({ document }) => document.events);
  const bookings = useTripSelector(({ document }) => document.bookings);
  const canEdit = useTripSelector(({ mode }) => enablesUpdate(mode));
  const actions = useTripActions();
  const [closed, setClosed] = useState<ReadonlySet<ExpenseCategory>>(new Set());
  const [editedId, setEditedId] = useState<string | null>(null);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const table = useMemo(
    () => costTable({ trip, destinations, costs, events, bookings }, closed),
    [trip, destinations, costs, events, bookings, closed],
  );
  const edited = editedId === null ? undefined : costs[editedId];

  const rowActions: CostRowActions = {
    openEvent: onOpenEvent,
    openBooking: canEdit ? onOpenBooking : null,
    editCost: canEdit ? setEditedId : null,
    setAmount: canEdit
      ? (item, field, typed) =>
          actions.change({
            kind: SET_IN[item.in],
            id: item.id,
            fields: typedFields(field, typed),
          })
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
      {canEdit ? <AddCost tripId={tripId} currency={trip.currency} onAdd={actions.change} /> : null}
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
