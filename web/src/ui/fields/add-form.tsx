import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnLeave } from '../../lib/forms/use-on-leave';
import { Button } from '../button';
import { toast } from '../dialogs/toast-store';

/**
 * A form that adds several items in a row: Enter adds the typed one and starts the next, Done adds it and closes, Escape
 * discards it and closes. Leaving the form for another view also adds the item if it is complete.
 *
 * After an item is added, focus returns to the first field; if it is refused, focus moves to the invalid field.
 */
export function AddForm(props: {
  label: string;
  className?: string | undefined;
  /** True if nothing is typed, so there is nothing to add. */
  isEmpty: boolean;
  /** Focuses the first field on mount. */
  startsFocused: boolean;
  /** Adds the typed item and clears the fields, or marks errors. @returns what was added, as a sentence; null if nothing */
  onAdd: () => string | null;
  /** Clears the fields. */
  onGiveUp: () => void;
  onClose: () => void;
  words: { add: string; addHint: string; done: string };
  buttonsClass: string | undefined;
  children: ReactNode;
}) {
  const { label, className, isEmpty, startsFocused, onAdd, onGiveUp, onClose, words, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (startsFocused) form.current?.querySelector('input')?.focus();
  }, [startsFocused]);
  const callOff = useOnLeave(() => {
    const added = isEmpty ? null : onAdd();
    if (added !== null) toast({ message: added });
  });

  function add(): boolean {
    let added: string | null = null;
    // The invalid field must be marked before the query below.
    flushSync(() => {
      added = onAdd();
      setSaid(added ?? '');
    });
    const next = form.current?.querySelector<HTMLElement>(added === null ? '[aria-invalid=true]' : 'input');
    next?.focus();
    return added !== null;
  }

  function close() {
    callOff();
    onClose();
  }

  function press(event: KeyboardEvent) {
    // An open list handles Escape itself.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onGiveUp();
    close();
  }

  return (
    <form
      ref={form}
      className={className}
      aria-label={label}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        add();
      }}
      onKeyDown={press}
      noValidate
    >
      {children}
      <div className={props.buttonsClass}>
        <Button
          onClick={() => {
            if (isEmpty || add()) close();
          }}
        >
          {words.done}
        </Button>
        <Button variant="primary" type="submit" title={words.addHint}>
          {words.add}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </form>
  );
}
