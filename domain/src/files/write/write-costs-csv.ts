import { ledgerOf } from '../../document/costs';
import type { TripView } from '../../page/trip-view';
import { csvText } from '../csv';

/** The columns of a cost table, for writing and reading. */
export const COST_COLUMNS = [
  'Category',
  'Item',
  'Destination',
  'Currency',
  'Estimated cost',
  'Actual cost',
  'Gross price',
] as const;
/** Columns for the owner only, after all others. */
export const MARGIN_COLUMNS = ['Net price', 'Commission'] as const;

/**
 * The costs of a trip as a table: one line for each cost and each plan with a price.
 *
 * Net prices and commissions have columns only in a view that contains some, which is only the owner's.
 */
export function costsCsvOf({ document }: TripView): string {
  const costs = Object.values(document.costs);
  const hasMargin = costs.some(({ netPrice, commission }) => netPrice !== null || commission !== null);
  const head = [...COST_COLUMNS, ...(hasMargin ? MARGIN_COLUMNS : [])];
  const rows = ledgerOf(document).map((line) => {
    const place = line.destinationid === null ? null : document.destinations[line.destinationid];
    const cost = line.in === 'costs' ? document.costs[line.id] : undefined;
    return [
      line.category,
      line.name,
      place?.name ?? '',
      line.currency,
      line.costEst,
      line.costAct,
      line.grossPrice,
      ...(hasMargin ? [cost?.netPrice ?? null, cost?.commission ?? null] : []),
    ];
  });
  return csvText([head, ...rows]);
}
