import { ChevronDown, Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Menu } from '../../ui/dialogs/menu';
import { TextField } from '../../ui/fields/text-field';
import { ALL_IDEAS, IDEA_LENGTHS, type IdeaFilter, isFiltering } from './idea-filter';
import styles from './idea-filters.module.css';
import { REGIONS, THEMES, useIdeaWords } from './use-idea-words';

const ANY = 'any';
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The search field and the filter chips for a list of ideas. */
export function IdeaFilters(props: {
  filter: IdeaFilter;
  onChange: (filter: IdeaFilter) => void;
  /** The placeholder of the search field. */
  placeholder: string;
}) {
  const { filter, onChange, placeholder } = props;
  const t = useTranslations('tripIdeas');
  const words = useIdeaWords();
  const set = (part: Partial<IdeaFilter>) => onChange({ ...filter, ...part });
  return (
    <search className={styles.filters}>
      <TextField
        label={t('search')}
        labelHidden
        placeholder={placeholder}
        value={filter.text}
        onChange={(text) => set({ text })}
        maxLength={100}
        type="search"
        icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
      />
      <div className={styles.chips}>
        <FilterChip
          label={t('length')}
          any={t('anyLength')}
          options={IDEA_LENGTHS.map((id) => ({ id, label: t(`lengths.${id}`) }))}
          value={filter.length}
          onChange={(id) => set({ length: IDEA_LENGTHS.find((length) => length === id) ?? null })}
        />
        <FilterChip
          label={t('month')}
          any={t('anyMonth')}
          options={MONTHS.map((month) => ({ id: String(month), label: words.month(month) }))}
          value={filter.month === null ? null : String(filter.month)}
          onChange={(id) => set({ month: id === null ? null : Number(id) })}
        />
        <FilterChip
          label={t('region')}
          any={t('anyRegion')}
          options={REGIONS.map((region) => ({ id: region, label: region }))}
          value={filter.region}
          onChange={(region) => set({ region })}
        />
        <FilterChip
          label={t('theme')}
          any={t('anyTheme')}
          options={THEMES.map((theme) => ({ id: theme, label: words.theme(theme) }))}
          value={filter.theme}
          onChange={(theme) => set({ theme })}
        />
        {isFiltering(filter) ? (
          <Button variant="quiet" size="small" onClick={() => onChange(ALL_IDEAS)}>
            {t('clear')}
          </Button>
        ) : null}
      </div>
    </search>
  );
}

function FilterChip(props: {
  label: string;
  /** The option that clears the filter. */
  any: string;
  options: readonly { id: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const { label, any, options, value, onChange } = props;
  const chosen = options.find(({ id }) => id === value)?.label;
  return (
    <Menu
      label={label}
      trigger={
        <Chip isSelected={value !== null} aria-label={chosen ? `${label}: ${chosen}` : label}>
          {chosen ?? label}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </Chip>
      }
      groups={[{ id: 'all', rows: [{ id: ANY, label: any }, ...options] }]}
      selected={value ?? ANY}
      onSelect={(id) => onChange(id === ANY ? null : id)}
    />
  );
}
