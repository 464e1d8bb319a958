import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import { ChevronDown, Ticket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AmountCell } from '../../trip-ui/amounts/amount-cell';
import { categoryColorVar } from '../../trip-ui/amounts/category-color';
import { holderOf, type ItemAmount, type TypedMoney } from '../../trip-ui/amounts/one-currency';
import { COST_LIMITS, PRICE_LIMITS } from '../../trip-ui/amounts/typed-money';
import { colorStyle } from '../../trip-ui/leg-color';
import { useTripFormat } from '../../trip-ui/trip-format';
import { CategoryIcon } from '../../trip-ui/trip-icons';
import { classNames } from '../../ui/class-names';
import styles from './cost-table.module.css';
import type { CostColumn, CostItem, CostSum, CostTableRow } from './costs-model';

/** The actions for a row; null if the trip is read-only. */
export interface CostRowActions {
  openEvent: (eventId: string) => void;
  openBooking: ((id: string) => void) | null;
  editCost: ((costId: string) => void) | null;
  setAmount: ((item: CostItem, field: ItemAmount, typed: TypedMoney) => void) | null;
}

/** The position of a row in the whole table, for windowing and for screen readers. */
export interface RowPlace {
  index: number;
  'aria-rowindex': number;
  measure: ((node: HTMLElement | null) => void) | undefined;
}

/** A category with its sums; a click hides or shows its lines. */
export function CategoryRow(props: {
  row: Extract<CostTableRow, { kind: 'category' }>;
  columns: readonly CostColumn[];
  place: RowPlace;
  onToggle: (category: ExpenseCategory) => void;
}) {
  const { row, columns, place, onToggle } = props;
  const t = useTranslations('costs');
  const categories = useTranslations('tripWords.category');
  const category = categories(row.category);
  return (
    <tr
      ref={place.measure}
      data-index={place.index}
      aria-rowindex={place['aria-rowindex']}
      className={styles.category}
      style={colorStyle(categoryColorVar(row.category))}
    >
      <th scope="rowgroup">
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={row.isOpen}
          aria-label={t('category', { category, count: row.count })}
          onClick={() => onToggle(row.category)}
        >
          <i aria-hidden="true" />
          {category}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className={styles.chevron} />
        </button>
      </th>
      {columns.map((column) => (
        <SumCell key={column} sums={row.sums} column={column} />
      ))}
    </tr>
  );
}

/** A cost, an event or a booking: a click on its name opens it, a click on an amount edits it inline. */
export function ItemRow(props: {
  item: CostItem;
  columns: readonly CostColumn[];
  place: RowPlace;
  actions: CostRowActions;
}) {
  const { item, columns, place, actions } = props;
  const t = useTranslations('costs');
  const categories = useTranslations('tripWords.category');
  const name = item.name || categories(item.category);
  const { setAmount, editCost, openBooking } = actions;
  return (
    <tr
      ref={place.measure}
      data-index={place.index}
      aria-rowindex={place['aria-rowindex']}
      className={styles.item}
    >
      <td>
        {item.in === 'events' ? (
          <button type="button" className={styles.name} onClick={() => actions.openEvent(item.id)}>
            <span className={styles.mark} title={t('planned')}>
              <CategoryIcon category={item.category} size={16} />
              <span className="visually-hidden">{t('planned')}: </span>
            </span>
            <ItemWords item={item} name={name} />
          </button>
        ) : item.in === 'bookings' && openBooking ? (
          <button type="button" className={styles.name} onClick={() => openBooking(item.id)}>
            <span className={styles.mark} title={t('bookedCost')}>
              <Ticket size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className="visually-hidden">{t('bookedCost')}: </span>
            </span>
            <ItemWords item={item} name={name} />
          </button>
        ) : item.in === 'costs' && editCost ? (
          <button type="button" className={styles.name} onClick={() => editCost(item.id)}>
            <span className={styles.mark} />
            <ItemWords item={item} name={name} />
          </button>
        ) : (
          <span className={styles.name}>
            <span className={styles.mark} />
            <ItemWords item={item} name={name} />
          </span>
        )}
        {columns.includes('netPrice') ? <PrivateLine item={item} /> : null}
      </td>
      {columns.map((column) => {
        // A typed gross price is saved as given.
        const field = column === 'grossPrice' ? 'grossGiven' : column;
        return (
          <td key={column} className={classNames(styles.number, styles[column])}>
            <AmountCell
              name={name}
              column={t(`columns.${column}`)}
              amount={item[column]}
              currency={item.currency}
              holder={holderOf(item, field)}
              limits={item.in === 'costs' ? COST_LIMITS : PRICE_LIMITS}
              onChange={canSet(item, column) && setAmount ? (typed) => setAmount(item, field, typed) : null}
            />
          </td>
        );
      })}
    </tr>
  );
}

/** Events and bookings have no net, commission or gross: only the trip's own cost rows have them. */
function canSet(item: CostItem, column: CostColumn): boolean {
  return item.in === 'costs' || column === 'costEst' || column === 'costAct';
}

function ItemWords({ item, name }: { item: CostItem; name: string }) {
  const t = useTranslations('costs');
  const nights = item.nights === null ? null : t('nights', { count: item.nights });
  return (
    <span className={styles.words}>
      {name}
      {item.place === null ? null : `, ${item.place}`}
      {nights === null ? null : <span className={styles.nights}> · {nights}</span>}
    </span>
  );
}

/** Net, commission and gross in one line, for layouts without room for columns. */
function PrivateLine({ item }: { item: CostItem }) {
  const t = useTranslations('costs');
  const format = useTripFormat();
  const said = (['netPrice', 'commission', 'grossPrice'] as const).flatMap((column) => {
    const amount = item[column];
    if (amount === null) return [];
    const key = { netPrice: 'netIs', commission: 'commissionIs', grossPrice: 'grossIs' } as const;
    return t(key[column], { amount: format.money(amount, item.currency) });
  });
  return said.length === 0 ? null : <span className={styles.privateLine}>{said.join(' · ')}</span>;
}

/** The totals, one line for each currency. */
export function TotalRows(props: {
  totals: readonly CostSum[];
  ownCurrency: string;
  columns: readonly CostColumn[];
  /** The first row's position in the whole table, 1-based. */
  firstIndex: number;
}) {
  const { totals, ownCurrency, columns, firstIndex } = props;
  const t = useTranslations('costs');
  const isPlain = totals.length === 1 && totals[0]?.currency === ownCurrency;
  return (
    <tfoot>
      {totals.map((sum, index) => (
        <tr key={sum.currency} aria-rowindex={firstIndex + index} className={styles.total}>
          <th scope="row">{isPlain ? t('total') : t('totalIn', { currency: sum.currency })}</th>
          {columns.map((column) => (
            <SumCell key={column} sums={[sum]} column={column} />
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

function SumCell({ sums, column }: { sums: readonly CostSum[]; column: CostColumn }) {
  const t = useTranslations('costs');
  const format = useTripFormat();
  return (
    <td className={classNames(styles.number, styles[column])}>
      {sums.map((sum) => {
        const amount = sum[column];
        // One line for each currency, so that the lines of all columns are aligned.
        return (
          <span key={sum.currency} className={styles.sum}>
            {amount === null ? (
              <span className={styles.none}>
                <span aria-hidden="true">—</span>
                <span className="visually-hidden">{t('noAmount')}</span>
              </span>
            ) : (
              format.money(amount, sum.currency)
            )}
          </span>
        );
      })}
    </td>
  );
}
