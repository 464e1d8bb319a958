import { tidyText } from '@wayfold/contract/kernel/text';
import { useEffect, useRef, useState } from 'react';
import { useNoteWrong } from '../../api/account/account-edits';
import type { RefusedField } from '../../api/account/account-saver';
import { afterPress } from '../../lib/forms/after-press';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field';

/**
 * A line of text that is saved when it is left, and when the page is.
 *
 * What cannot be saved stays in the field and says why.
 */
export function DraftField(
  props: Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'maxLength'> & {
    saved: string;
    maxLength: number;
    /** Called with tidy text that is another than what is saved. */
    onSave: (text: string) => void;
    refused?: RefusedField | undefined;
    /** What is wrong with a text before it is sent; undefined when nothing is. */
    check?: (text: string) => string | undefined;
    /** Makes what was typed what was meant, such as an address without its beginning. */
    complete?: (text: string) => string;
  },
) {
  const { saved, maxLength, onSave, refused, check, complete, ...field } = props;
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

  // Closing the page leaves no field by itself.
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
        // It is put right while it is typed, and found wrong only once it is left.
        if (error !== undefined) setError(check?.(text.trim()));
      }}
      onBlur={() => afterPress(leave)}
      error={error ?? (draft === null ? refused?.message : undefined)}
    />
  );
}
