import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { type KeyboardEvent, useState } from 'react';
import { afterPress } from '../../lib/forms/after-press';
import { type SaveReason, useDraft } from '../../lib/forms/use-draft';
import { useOnLeave } from '../../lib/forms/use-on-leave';
import { classNames } from '../../ui/class-names';
import styles from './line-field.module.css';

/** A text that is edited inline, and saved after a pause and on blur. Escape restores it. */
export function LineField(props: {
  label: string;
  saved: string;
  /** Called with normalized text that isn't empty and has changed. */
  onSave: (text: string) => void;
  /** Called if the text is empty on blur. If missing, the previous text is restored. */
  onEmpty?: () => void;
  /** Makes Enter start another line instead of saving. */
  isLong?: boolean;
  /** Shows the border even if the field isn't focused. */
  isBoxed?: boolean;
  placeholder?: string;
  readOnly?: boolean;
}) {
  const { label, saved, onSave, onEmpty, isLong = false, isBoxed = false, placeholder, readOnly } = props;
  const draft = useDraft(saved, (typed: string, reason: SaveReason) => {
    const text = tidyText(typed.trim(), TEXT_MAX.paragraph);
    if (text === '') {
      // A user who clears a line to retype it isn't deleting it yet.
      if (reason === 'pause') return false;
      onEmpty?.();
      return true;
    }
    if (text !== saved) onSave(text);
    return true;
  });

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isLong) {
      event.preventDefault();
      draft.leave();
    }
    if (event.key === 'Escape' && draft.isOpen) {
      event.stopPropagation();
      draft.drop();
    }
  }

  return (
    <textarea
      rows={1}
      className={classNames(styles.line, isBoxed && styles.boxed)}
      aria-label={label}
      value={draft.value}
      placeholder={placeholder}
      maxLength={TEXT_MAX.paragraph}
      readOnly={readOnly}
      onChange={(event) => draft.set(inLines(event.currentTarget.value, isLong))}
      onBlur={draft.leave}
      onKeyDown={press}
    />
  );
}

/**
 * The field for a new line. Enter adds the typed text and starts the next line; leaving the field or the page adds it, too, but
 * Escape doesn't.
 */
export function NewLineField(props: {
  label: string;
  placeholder: string;
  isLong: boolean;
  onAdd: (text: string) => void;
  /** `left` if the focus has already moved elsewhere. */
  onClose: (how: 'done' | 'left') => void;
}) {
  const { label, placeholder, isLong, onAdd, onClose } = props;
  const [typed, setTyped] = useState('');
  const callOff = useOnLeave(add);

  function add() {
    const text = tidyText(typed.trim(), TEXT_MAX.paragraph);
    setTyped('');
    if (text !== '') onAdd(text);
    return text !== '';
  }

  function close(how: 'done' | 'left') {
    callOff();
    onClose(how);
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close('done');
    }
    if (event.key === 'Enter' && !(isLong && event.shiftKey)) {
      event.preventDefault();
      if (!add()) close('done');
    }
  }

  return (
    <textarea
      rows={1}
      className={classNames(styles.line, styles.boxed)}
      aria-label={label}
      value={typed}
      placeholder={placeholder}
      maxLength={TEXT_MAX.paragraph}
      // The user opened the field by clicking Add.
      // biome-ignore lint/a11y/noAutofocus: see above
      autoFocus
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() =>
        afterPress(() => {
          add();
          close('left');
        })
      }
    />
  );
}

function inLines(text: string, isLong: boolean): string {
  return isLong ? text : text.replace(/\s*[\r\n]\s*/g, ' ');
}
