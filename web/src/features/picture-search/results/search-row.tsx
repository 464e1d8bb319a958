import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import styles from './search-row.module.css';

/** The search field, its filters, and SEARCH. */
export function SearchRow(props: {
  label: string;
  isSearching: boolean;
  onSearch: (query: string) => void;
  /** False once something is chosen: then DONE is the main button. */
  isMain: boolean;
  children?: ReactNode;
}) {
  const { label, isSearching, onSearch, isMain, children } = props;
  const t = useTranslations('pictureSearch');
  const [query, setQuery] = useState('');
  return (
    <search>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(query.trim());
        }}
      >
        <TextField
          className={styles.words}
          label={label}
          labelHidden
          placeholder={label}
          icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
          type="search"
          enterKeyHint="search"
          maxLength={200}
          value={query}
          onChange={setQuery}
        />
        {children ? <div className={styles.place}>{children}</div> : null}
        <Button
          type="submit"
          className={styles.go}
          variant={isMain ? 'primary' : 'secondary'}
          busy={isSearching && query !== '' ? t('searching') : undefined}
        >
          {t('search')}
        </Button>
      </form>
    </search>
  );
}
