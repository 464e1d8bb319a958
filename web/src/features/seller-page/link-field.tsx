import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../../lib/forms/use-draft';
import { TextField } from '../../ui/fields/text-field';
import { completeLink } from './complete-link';

/** Where a line leads. What is no address that others may follow stays in the field and says so. */
export function LinkField(props: {
  /** What the line is called. */
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
    // An address is half typed until it is left.
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
        // It is put right while it is typed, and found wrong only once it is left.
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
