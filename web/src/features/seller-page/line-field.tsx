import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/text';
import { type KeyboardEvent, useState } from 'react';
import { afterPress } from '../../lib/forms/after-press';
import { type SaveReason, useDraft } from '../../lib/forms/use-draft';
import { useOnLeave } from '../../lib/forms/use-on-leave';
import { classNames } from '../../ui/class-names';
import styles from './line-field.module.css';

/** A text that is written where it stands, and saved after a pause and when it is left. Escape leaves it as it was. */
export function LineField(props: {
  label: string;
  saved: string;
  /** Called with tidy text that is not empty and differs. */
  onSave: (text: string) => void;
  /** Called when the text was emptied and left; without it an emptied text comes back. */
  onEmpty?: () => void;
  /** Lets Enter begin another line instead of saving. */
  isLong?: boolean;
  /** Draws the edge of a field also while it is not used. */
  isBoxed?: boolean;
  placeholder?: string;
  readOnly?: boolean;
}) {
  const { label, saved, onSave, onEmpty, isLong = false, isBoxed = false, placeholder, readOnly } = props;
  const draft = useDraft(saved, (typed: string, reason: SaveReason) => {
    const text = tidyText(typed.trim(), TEXT_MAX.paragraph);
    if (text === '') {
      // Whoever empties a line to write it anew has not taken it away yet.
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
 * The field of a line that is not there yet. Enter adds what is typed and begins the next one; leaving the field or the page adds it,
 * too, Escape does not.
 */
export function NewLineField(props: {
  label: string;
  placeholder: string;
  isLong: boolean;
  onAdd: (text: string) => void;
  /** `left` where the focus has gone elsewhere by itself. */
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
      // The person asked for the field by pressing Add.
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
