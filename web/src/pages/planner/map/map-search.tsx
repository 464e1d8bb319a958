import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { STAYS, usePlaceKinds } from '../../../api/places/places';
import { showLayer } from '../../../map/layers';
import { type MapWish, useDiscoveryActions } from '../../../planner-state/discovery';
import { KindIcon } from '../../../trip-ui/plans/kind-icon';
import { Chip } from '../../../ui/chip';
import { TextField } from '../../../ui/fields/text-field';
import type { Planner } from '../planner';
import styles from './map-search.module.css';

/** Searches what the map shows: a field and kinds of places, both of which lead to Things To Do, and to Hotels for stays. */
export function MapSearch({ planner }: { planner: Planner }) {
  const t = useTranslations('planner');
  const kinds = usePlaceKinds();
  const { searchArea } = useDiscoveryActions();
  const [text, setText] = useState('');
  function search(tab: 'things_do' | 'hotels', wish?: MapWish) {
    // What is asked for is shown, even if places were turned off before.
    showLayer('places', true);
    searchArea(wish);
    planner.showTab(tab);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) search('things_do', { text: text.trim(), kinds: [] });
  }

  return (
    <div className={styles.bar}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('searchMap')}
          labelHidden
          placeholder={t('searchMap')}
          type="search"
          enterKeyHint="search"
          value={text}
          onChange={setText}
          maxLength={100}
          className={styles.field}
          icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
        />
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div className={styles.chips} role="group" aria-label={t('searchMapKinds')}>
        {kinds.groups.map(({ group: { id, name } }) => (
          <Chip
            key={id}
            isFloating
            icon={<KindIcon kind={id} kinds={kinds} />}
            onClick={() => (id === STAYS ? search('hotels') : search('things_do', { text: '', kinds: [id] }))}
          >
            {name}
          </Chip>
        ))}
      </div>
    </div>
  );
}
