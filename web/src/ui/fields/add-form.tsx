import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * A form that adds one thing after the other: Enter adds what is typed and begins the next one, Escape closes it.
 *
 * The focus begins in the first field, and is there again for the next; after a refusal it is in the field that is wrong.
 */
export function AddForm(props: {
  label: string;
  className?: string | undefined;
  /** Adds what is typed and empties the fields, or marks what is wrong. @returns whether it was added */
  onAdd: () => boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { label, className, onAdd, onClose, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  function add(event: FormEvent) {
    event.preventDefault();
    let isAdded = false;
    // The fields are to be marked by the time one of them is looked for.
    flushSync(() => {
      isAdded = onAdd();
    });
    const next = form.current?.querySelector<HTMLElement>(isAdded ? 'input' : '[aria-invalid=true]');
    next?.focus();
  }

  function press(event: KeyboardEvent) {
    // An open list takes Escape for itself.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <form ref={form} className={className} aria-label={label} onSubmit={add} onKeyDown={press} noValidate>
      {children}
    </form>
  );
}
