import { useState } from 'react';
import { onSessionEnd } from '../api/sign-in/session-watch';

const forms = new Map<string, unknown>();
onSessionEnd(() => forms.clear());

/** Whether this form has unsaved input. */
export function hasKeptForm(key: string): boolean {
  return forms.has(key);
}

/**
 * What is typed into a form, kept while the page is open and its person signed in: a form left for another view is as it was when
 * one comes back.
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

/** Whether two forms hold the same, field by field; an amount that cannot be read is the same as another one. */
export function isSameForm<Form extends object>(one: Form, other: Form): boolean {
  const fields = Object.keys(one) as (keyof Form)[]; // a plain object's own keys
  return fields.every((field) => Object.is(one[field], other[field]));
}
