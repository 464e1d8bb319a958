import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/fields/text-field';
import { IconButton } from '../../ui/icon-button';

/** The name of a plan, which also searches; Down leads to what it found. */
export function NameField(props: {
  value: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (name: string) => void;
  onArrowDown: () => void;
}) {
  const { value, inputRef, onChange, onArrowDown } = props;
  const t = useTranslations('addPlan');
  return (
    <TextField
      ref={inputRef}
      label={t('name')}
      placeholder={t('namePlaceholder')}
      enterKeyHint="done"
      autoFocus
      maxLength={TEXT_MAX.name}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onArrowDown();
      }}
      icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
      after={
        value ? (
          <IconButton
            label={t('clearName')}
            onClick={() => {
              onChange('');
              inputRef.current?.focus();
            }}
          >
            <X size={18} strokeWidth={1.75} />
          </IconButton>
        ) : null
      }
    />
  );
}
