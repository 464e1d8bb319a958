import { useVirtualizer } from '@tanstack/react-virtual';
import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import { Lock } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names';
import { CategoryRow, type CostRowActions, ItemRow, TotalRows } from './cost-rows';
import styles from './cost-table.module.css';
import {
  COST_COLUMNS,
  type CostColumn,
  type CostTable,
  type CostTableRow,
  PRIVATE_COLUMNS,
} from './costs-model';

/** Tables of up to this many rows are rendered in full; longer ones only render the rows near the screen. */
const DRAWN_WHOLE = 120;
const ROUGH_HEIGHT = 38;
const SHOWN_TO_ALL: readonly CostColumn[] = ['costEst', 'costAct'];

/** The costs by category as a table, with sums by currency; long tables are virtualized. */
export function CostTableView(props: {
  table: CostTable;
  ownCurrency: string;
  isBusiness: boolean;
  /** The element that scrolls the table; null until it is mounted. */
  scroller: HTMLElement | null;
  onToggle: (category: ExpenseCategory) => void;
  actions: CostRowActions;
}) {
  const { table, ownCurrency, isBusiness, scroller, onToggle, actions } = props;
  const t = useTranslations('costs');
  const columns = isBusiness ? COST_COLUMNS : SHOWN_TO_ALL;
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useTableWindow(table.rows, scroller, body);
  const span = columns.length + 1;
  return (
    <table
      className={classNames(styles.table, isBusiness && styles.business)}
      // Includes rows that aren't rendered: the header, the rows, the totals.
      aria-rowcount={1 + table.rows.length + table.totals.length}
    >
      <caption className="visually-hidden">{t('table')}</caption>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{t('item')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classNames(styles.number, styles[column])}>
              {PRIVATE_COLUMNS.has(column) ? (
                <>
                  <Lock size={12} strokeWidth={1.75} aria-hidden="true" />{' '}
                </>
              ) : null}
              {t(`columns.${column}`)}
              {PRIVATE_COLUMNS.has(column) ? <span className="visually-hidden">, {t('onlyYou')}</span> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Room height={shown.before} span={span} />
        {table.rows.slice(shown.first, shown.last + 1).map((row, offset) => {
          const index = shown.first + offset;
          const place = { index, 'aria-rowindex': index + 2, measure: shown.measure };
          return row.kind === 'category' ? (
            <CategoryRow key={row.category} row={row} columns={columns} place={place} onToggle={onToggle} />
          ) : (
            <ItemRow key={row.item.id} item={row.item} columns={columns} place={place} actions={actions} />
          );
        })}
        <Room height={shown.after} span={span} />
      </tbody>
      <TotalRows
        totals={table.totals}
        ownCurrency={ownCurrency}
        columns={columns}
        firstIndex={table.rows.length + 2}
      />
    </table>
  );
}

function Room({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={span} className={styles.room} style={{ height }} />
    </tr>
  );
}

function useTableWindow(
  rows: readonly CostTableRow[],
  // Not a ref: the scrolling element mounts after the table inside it, which then has to rerender.
  scroller: HTMLElement | null,
  body: RefObject<HTMLElement | null>,
) {
  const isWhole = rows.length <= DRAWN_WHOLE;
  const [offset, setOffset] = useState(0);
  // Content above the rows moves them down in the scrolling element.
  useLayoutEffect(() => {
    if (isWhole || !scroller || !body.current) return;
    const above = body.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setOffset(Math.round(above + scroller.scrollTop));
  }, [isWhole, scroller, body]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: !isWhole,
    getScrollElement: () => scroller,
    estimateSize: () => ROUGH_HEIGHT,
    getItemKey: (index) => keyOf(rows[index], index),
    scrollMargin: offset,
    overscan: 12,
  });
  if (isWhole) return { first: 0, last: rows.length - 1, before: 0, after: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  return {
    first: items[0]?.index ?? 0,
    last: items.at(-1)?.index ?? -1,
    before: (items[0]?.start ?? offset) - offset,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset),
    measure: virtualizer.measureElement,
  };
}

function keyOf(row: CostTableRow | undefined, index: number): string | number {
  if (!row) return index;
  return row.kind === 'category' ? row.category : row.item.id;
}
