import { CalendarDays, ChevronDown, Heart, Search, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { STAYS } from '../../api/places/places';
import { KindIcon } from '../../trip-ui/plans/kind-icon';
import { Chip } from '../../ui/chip';
import { classNames } from '../../ui/class-names';
import { Menu } from '../../ui/dialogs/menu';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { TextField } from '../../ui/fields/text-field';
import { IconButton } from '../../ui/icon-button';
import type { Things } from './list/use-things';
import styles from './things-head.module.css';

/** Where to search: near a stop, along the way, or in the visible map area. */
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

/** The search field that filters the places. */
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
      // The field on the map, where the search began, is gone.
      autoFocus={things.isFromMap}
      value={text}
      onChange={setText}
      maxLength={100}
      className={classNames(styles.text, className)}
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

/** Filter chips: kinds of places, places with dates, and saved places. */
export function KindChips({ things, isFloating = false }: { things: Things; isFloating?: boolean }) {
  const { kinds, chosen, choose, toggleKind, isSaved, setSaved } = things;
  const t = useTranslations('thingsToDo');
  const groups = kinds.groups.map(({ group }) => group).filter(({ id }) => id !== STAYS);
  // On a phone the row scrolls sideways; beside the map, chips that don't fit are under More.
  const inRow = groups.filter(({ id }, index) => isFloating || index < FIRST || chosen.kinds.includes(id));
  const more = groups.filter((group) => !inRow.includes(group));
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
      {inRow.map(({ id, name }) => (
        <Chip
          key={id}
          icon={<KindIcon kind={id} kinds={kinds} />}
          isSelected={chosen.kinds.includes(id)}
          isFloating={isFloating}
          onClick={() => toggleKind(id)}
        >
          {name}
        </Chip>
      ))}
      <Chip
        icon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />}
        isSelected={chosen.events}
        isFloating={isFloating}
        onClick={() => choose({ events: !chosen.events })}
      >
        {t('events')}
      </Chip>
      {more.length > 0 ? (
        <Menu
          label={t('moreKinds')}
          placement="bottom end"
          trigger={
            <Chip>
              {t('moreChip')}
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
            </Chip>
          }
          groups={[
            {
              id: 'kinds',
              rows: more.map(({ id, name }) => ({
                id,
                label: name,
                icon: <KindIcon kind={id} kinds={kinds} size={18} />,
                onAction: () => toggleKind(id),
              })),
            },
          ]}
        />
      ) : null}
    </div>
  );
}

/** How many groups of kinds are in the row beside the map. */
const FIRST = 2;
