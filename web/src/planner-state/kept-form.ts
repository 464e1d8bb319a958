import { useState } from 'react';
import { onSessionEnd } from '../api/sign-in/session-watch';

const forms = new Map<string, unknown>();
onSessionEnd(() => forms.clear());

/** Whether this form has unsaved input. */
export function hasKeptForm(key: string): boolean {
  return forms.has(key);
}

/**
 * Form state that survives switching to another view and back. It lasts until the page closes or the session ends.
 *
 * @param key the same for the same form of the same trip
 * @param isEmpty whether the form has nothing worth keeping
 */
export function useKeptForm<Form>(
  key: string,
  empty: Form,
  isEmpty: (form: Form) => boolean,
): [Form, (next: Form) => void] {
  const [form, setForm] = useState(() => (forms.has(key) ? (forms.get(key) as Form) : empty)); // set below, under the same key
  return [
    form,
    (next) => {
      if (isEmpty(next)) forms.delete(key);
      else forms.set(key, next);
      setForm(next);
    },
  ];
}

/** Whether two forms have the same values, field by field; two amounts that can't be parsed count as equal. */
export function isSameForm<Form extends object>(one: Form, other: Form): boolean {
  const fields = Object.keys(one) as (keyof Form)[]; // a plain object's own keys
  return fields.every((field) => Object.is(one[field], other[field]));
}
