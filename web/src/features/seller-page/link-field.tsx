import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { completeLink } from '../../lib/forms/complete-link';
import { useDraft } from '../../lib/forms/use-draft';
import { TextField } from '../../ui/fields/text-field';

/** The link of a line. An invalid link stays in the field with an error. */
export function LinkField(props: {
  /** The name of the line. */
  name: string;
  saved: string | null;
  onSave: (href: string | null) => void;
  readOnly?: boolean;
}) {
  const { name, saved, onSave, readOnly } = props;
  const t = useTranslations('sellerPage');
  const [isWrong, setWrong] = useState(false);
  const draft = useDraft(saved ?? '', (typed, reason) => {
    const href = completeLink(typed);
    // Until the field loses focus, the link may be half typed.
    if (reason === 'pause') return false;
    setWrong(href === null);
    if (href === null) return false;
    if (href !== (saved ?? '')) onSave(href === '' ? null : href);
    return true;
  });
  return (
    <TextField
      label={t('linkOf', { name })}
      labelHidden
      inputMode="url"
      placeholder={t('linkExample')}
      readOnly={readOnly}
      value={draft.value}
      onChange={(typed) => {
        draft.set(typed);
        // The error clears while typing, but only appears on blur.
        if (isWrong) setWrong(completeLink(typed) === null);
      }}
      onBlur={draft.leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') draft.leave();
        if (event.key === 'Escape' && draft.isOpen) {
          event.stopPropagation();
          setWrong(false);
          draft.drop();
        }
      }}
      error={isWrong ? t('linkWrong') : undefined}
    />
  );
}
