import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { ExpenseCategory, Id } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripCost } from '@wayfold/contract/trip/trip';
import { areWithin, COST_LIMITS } from './typed-money';

/** The values of a form for one cost while it is open. */
export interface CostForm {
  supplier: string;
  category: ExpenseCategory;
  /** Null for the whole trip. */
  destinationid: Id | null;
  /** Null for the trip's own currency. */
  currency: string | null;
  costEst: number | null;
  costAct: number | null;
  netPrice: number | null;
  commission: number | null;
  /** Null if it follows from net and commission. */
  grossGiven: number | null;
}

/** What is wrong with a form, by field; errors of text fields are message keys. */
export interface CostFormErrors {
  supplier?: 'supplierMissing';
  /** An amount can't be saved; its field shows that and how to fix it. */
  amounts?: 'beyondLimits';
}

/** An empty form, for the next cost of this category. */
export function emptyCostForm(category: ExpenseCategory): CostForm {
  return {
    supplier: '',
    category,
    destinationid: null,
    currency: null,
    costEst: null,
    costAct: null,
    netPrice: null,
    commission: null,
    grossGiven: null,
  };
}

/** Whether nothing is typed into the form. */
export function isEmptyCostForm(form: CostForm): boolean {
  return form.supplier.trim() === '' && amountsOf(form).every((amount) => amount === null);
}

/** Fills the form with a cost. */
export function costForm(cost: TripCost): CostForm {
  return {
    supplier: cost.supplier,
    category: cost.expenseCategory,
    destinationid: cost.destinationid,
    currency: cost.currency,
    costEst: cost.costEst,
    costAct: cost.costAct,
    netPrice: cost.netPrice,
    commission: cost.commission,
    grossGiven: cost.grossGiven,
  };
}

/** Checks for errors that only a person can fix. */
export function costFormErrors(form: CostForm): CostFormErrors {
  return {
    ...(fieldsOf(form).supplier ? {} : { supplier: 'supplierMissing' as const }),
    ...(areWithin(amountsOf(form), COST_LIMITS) ? {} : { amounts: 'beyondLimits' as const }),
  };
}

/** The change that adds the cost in the form. */
export function costFormAdd(id: Id, form: CostForm): SingleChange {
  return { kind: 'cost.add', id, fields: fieldsOf(form) };
}

/**
 * The change that saves an edited cost, with only the fields that differ; null if none do.
 *
 * @param opened the form as it was when editing began
 */
export function costFormChange(id: Id, opened: CostForm, form: CostForm): SingleChange | null {
  const before = fieldsOf(opened);
  const after = fieldsOf(form);
  const keys = Object.keys(after) as (keyof typeof after)[]; // a plain object's own keys
  const differing = keys.filter((key) => after[key] !== before[key]);
  if (differing.length === 0) return null;
  const fields: Partial<typeof after> = Object.fromEntries(differing.map((key) => [key, after[key]]));
  return { kind: 'cost.set', id, fields };
}

function amountsOf(form: CostForm): (number | null)[] {
  return [form.costEst, form.costAct, form.netPrice, form.commission, form.grossGiven];
}

function fieldsOf(form: CostForm) {
  const { category, destinationid, currency, costEst, costAct, netPrice, commission, grossGiven } = form;
  return {
    supplier: tidyText(form.supplier.trim(), TEXT_MAX.supplier),
    expenseCategory: category,
    destinationid,
    currency,
    costEst,
    costAct,
    netPrice,
    commission,
    grossGiven,
  };
}
