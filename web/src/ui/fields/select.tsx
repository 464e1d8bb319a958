import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { useBack } from '../../lib/back/use-back';
import styles from '../dialogs/menu.module.css';
import type { FieldWords } from './field';
import fieldStyles from './field.module.css';

/** One value of a select. */
export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
  /** 18 px, before the label. */
  icon?: ReactNode;
}

/** One value out of a list, inside a form. */
export function Select<Id extends string>(
  props: FieldWords & {
    options: readonly SelectOption<Id>[];
    /** Null while nothing is chosen. */
    value: Id | null;
    onChange: (id: Id) => void;
    placeholder?: string;
    required?: boolean;
    className?: string;
  },
) {
  const t = useTranslations('ui');
  const {
    label,
    labelHidden,
    hint,
    help,
    error,
    options,
    value,
    onChange,
    placeholder,
    required = false,
    className,
  } = props;
  const [isOpen, setOpen] = useState(false);
  useBack(isOpen ? () => setOpen(false) : null);
  return (
    <AriaSelect
      isOpen={isOpen}
      onOpenChange={setOpen}
      className={className ?? fieldStyles.field ?? ''}
      value={value}
      onChange={(key) => {
        const option = options.find((candidate) => candidate.id === key);
        if (option) onChange(option.id);
      }}
      isInvalid={Boolean(error)}
      isRequired={required}
      // Opens even before the values have loaded, and shows them once they have.
      allowsEmptyCollection
      {...(placeholder ? { placeholder } : {})}
    >
      <Label className={(labelHidden ? 'visually-hidden' : fieldStyles.label) ?? ''}>
        {label}
        {hint ? <span className={fieldStyles.hint}> {hint}</span> : null}
      </Label>
      <div className={fieldStyles.box} data-invalid={error ? '' : undefined}>
        <Button className={fieldStyles.open ?? ''}>
          <SelectValue className={fieldStyles.chosen ?? ''} />
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </div>
      {error ? (
        <Text slot="errorMessage" className={fieldStyles.error ?? ''}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </Text>
      ) : help ? (
        <Text slot="description" className={fieldStyles.help ?? ''}>
          {help}
        </Text>
      ) : null}
      <Popover className={styles.popover ?? ''} style={{ minWidth: 'var(--trigger-width)' }} offset={6}>
        <ListBox
          items={options}
          className={styles.menu ?? ''}
          renderEmptyState={() => <p className={styles.title}>{t('loading')}</p>}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={styles.row ?? ''}>
              {({ isSelected }) => (
                <>
                  {option.icon}
                  <span className={styles.words}>{option.label}</span>
                  {isSelected ? <Check size={18} strokeWidth={1.75} aria-hidden="true" /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
