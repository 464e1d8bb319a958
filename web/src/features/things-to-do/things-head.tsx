import { Heart, Search, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../ui/chip';
import { IconButton } from '../../ui/icon-button';
import { SegmentedControl } from '../../ui/segmented-control';
import { TextField } from '../../ui/text-field';
import { KindIcon } from './kind-icon';
import styles from './things-head.module.css';
import { STAYS } from './things-model';
import type { Things } from './use-things';

/** Where to look: near a stop, on the way, or inside what the map shows. */
export function WhereSwitch({ things }: { things: Things }) {
  const t = useTranslations('thingsToDo');
  return (
    <SegmentedControl
      label={t('where')}
      segments={[
        { id: 'near', label: t('near') },
        { id: 'along', label: t('along') },
        { id: 'area', label: t('area') },
      ]}
      value={things.where}
      onChange={things.setWhere}
    />
  );
}

/** The text that places are filtered by. */
export function ThingsSearch({ things, className }: { things: Things; className?: string | undefined }) {
  const { text, setText, stop, where } = things;
  const t = useTranslations('thingsToDo');
  const words = where === 'near' && stop ? t('searchNear', { place: stop.name }) : t('search');
  return (
    <TextField
      label={words}
      labelHidden
      placeholder={words}
      type="search"
      enterKeyHint="search"
      value={text}
      onChange={setText}
      maxLength={100}
      className={className}
      icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
      after={
        text ? (
          <IconButton label={t('clearSearch')} onClick={() => setText('')}>
            <X size={18} strokeWidth={1.75} />
          </IconButton>
        ) : null
      }
    />
  );
}

/** Kinds of places to choose from, and the places somebody saved. */
export function KindChips({ things, isFloating = false }: { things: Things; isFloating?: boolean }) {
  const { kinds, chosen, toggleKind, isSaved, setSaved } = things;
  const t = useTranslations('thingsToDo');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      className={styles.chips}
      role="group"
      aria-label={t('kinds')}
      data-floating={isFloating || undefined}
    >
      <Chip
        icon={<Heart size={16} strokeWidth={1.75} aria-hidden="true" />}
        isSelected={isSaved}
        isFloating={isFloating}
        onClick={() => setSaved(!isSaved)}
      >
        {t('saved')}
      </Chip>
      {kinds.groups.map(({ group }) =>
        group.id === STAYS ? null : (
          <Chip
            key={group.id}
            icon={<KindIcon kind={group.id} kinds={kinds} />}
            isSelected={chosen.includes(group.id)}
            isFloating={isFloating}
            onClick={() => toggleKind(group.id)}
          >
            {group.name}
          </Chip>
        ),
      )}
    </div>
  );
}
