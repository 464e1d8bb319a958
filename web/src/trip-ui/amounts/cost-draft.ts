import { useState } from 'react';
import { onSessionEnd } from '../../api/sign-in/session-watch';
import { type CostForm, isEmptyCostForm, readableAmounts } from './cost-form';

const drafts = new Map<string, CostForm>();
onSessionEnd(() => drafts.clear());

/** Whether a cost was left half filled in this form. */
export function hasCostDraft(key: string): boolean {
  return drafts.has(key);
}

/**
 * What is typed into a form that adds a cost, kept while the page is open and its person signed in: a form left half filled for
 * another view is as it was when one comes back.
 *
 * @param key the same for the same form of the same trip
 */
export function useCostDraft(key: string, empty: CostForm): [CostForm, (next: CostForm) => void] {
  const [form, setForm] = useState(() => readableAmounts(drafts.get(key) ?? empty));
  return [
    form,
    (next) => {
      if (isEmptyCostForm(next)) drafts.delete(key);
      else drafts.set(key, next);
      setForm(next);
    },
  ];
}
