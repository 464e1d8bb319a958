import { tidyText } from '@wayfold/contract/kernel/plain-text';
import { useEffect, useRef, useState } from 'react';
import { useNoteWrong } from '../../api/account/account-edits';
import type { RefusedField } from '../../api/account/account-saver';
import { useRefusalWords } from '../../i18n/refusal-words';
import { afterPress } from '../../lib/forms/after-press';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field';

/**
 * A text field that is saved on blur, and when the page closes.
 *
 * Text that can't be saved stays in the field with an error.
 */
export function DraftField(
  props: Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'maxLength'> & {
    saved: string;
    maxLength: number;
    /** Called with normalized text that differs from the saved text. */
    onSave: (text: string) => void;
    refused?: RefusedField | undefined;
    /** The error of a text before it is sent; undefined if there is none. */
    check?: (text: string) => string | undefined;
    /** Completes the typed text, such as a URL without its scheme. */
    complete?: (text: string) => string;
  },
) {
  const { saved, maxLength, onSave, refused, check, complete, ...field } = props;
  const say = useRefusalWords();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  useNoteWrong(error !== undefined);
  const kept = typeof refused?.value === 'string' ? refused.value : null;

  function leave() {
    if (draft === null) return;
    const tidy = tidyText(draft.trim(), maxLength);
    const text = complete ? complete(tidy) : tidy;
    const wrong = check?.(text);
    setError(wrong);
    if (wrong !== undefined) return;
    setDraft(null);
    if (text !== saved || refused) onSave(text);
  }

  // Closing the page doesn't blur the field.
  const leaveNow = useRef(leave);
  leaveNow.current = leave;
  useEffect(() => {
    const hide = () => leaveNow.current();
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, []);

  return (
    <TextField
      {...field}
      maxLength={maxLength}
      value={draft ?? kept ?? saved}
      onChange={(text) => {
        setDraft(text);
        // The error clears while typing, but only appears on blur.
        if (error !== undefined) setError(check?.(text.trim()));
      }}
      onBlur={() => afterPress(leave)}
      error={error ?? (draft === null && refused ? say(refused.refusal) : undefined)}
    />
  );
}
