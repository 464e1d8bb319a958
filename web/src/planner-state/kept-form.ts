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

/** A form that edits something that exists. */
export interface KeptEdit<Form> {
  /** What the form was filled with when editing began. Save what differs from it, so that changes made by others meanwhile stay. */
  readonly before: Form;
  readonly form: Form;
  readonly set: (change: Partial<Form>) => void;
  /** Forgets what was typed. */
  readonly discard: () => void;
}

/**
 * State of an editor that reopens with what was typed if it left the screen in another way than by its own buttons.
 *
 * @param key the same for the same thing
 * @param opened the form as it is now
 */
export function useKeptEdit<Form extends object>(key: string, opened: Form): KeptEdit<Form> {
  const [empty] = useState({ before: opened, form: opened });
  const [{ before, form }, setKept] = useKeptForm(key, empty, (kept) => isSameForm(kept.before, kept.form));
  return {
    before,
    form,
    set: (change) => setKept({ before, form: { ...form, ...change } }),
    discard: () => setKept(empty),
  };
}

/** Whether two forms have the same values, field by field; two amounts that can't be parsed count as equal. */
export function isSameForm<Form extends object>(one: Form, other: Form): boolean {
  const fields = Object.keys(one) as (keyof Form)[]; // a plain object's own keys
  return fields.every((field) => Object.is(one[field], other[field]));
}
