import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { STAYS } from '../../../api/places/places';
import { KindIcon } from '../../../trip-ui/plans/kind-icon';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Popover } from '../../../ui/dialogs/popover';
import { Switch } from '../../../ui/fields/switch';
import { ALL, filterCount } from './things-filter';
import styles from './things-filter-button.module.css';
import type { Things } from './use-things';

/** Opens all kinds of places and the other filters; shows how many are on. */
export function FilterButton({ things, isShort = false }: { things: Things; isShort?: boolean }) {
  const { kinds, chosen, choose, toggleKind, stop } = things;
  const t = useTranslations('thingsToDo');
  const count = filterCount(chosen, kinds);
  const icon = <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <Popover
      label={t('filter')}
      placement="bottom end"
      trigger={
        <Button
          className={styles.open}
          data-short={isShort || undefined}
          icon={icon}
          aria-label={count > 0 ? t('filterOn', { count }) : t('filter')}
        >
          {isShort ? null : t('filter')}
          {count > 0 ? <span className={styles.count}>{count}</span> : null}
        </Button>
      }
    >
      {(close) => (
        <div className={styles.filter}>
          {stop?.dtArrive ? (
            <Switch
              label={t('inSeason')}
              isOn={chosen.inSeason}
              onChange={(inSeason) => choose({ inSeason })}
            />
          ) : null}
          {kinds.groups.map(({ group, kinds: inGroup }) =>
            group.id === STAYS ? null : (
              <section key={group.id} aria-labelledby={`filter-${group.id}`}>
                <h3 id={`filter-${group.id}`} className={styles.title}>
                  {group.name}
                </h3>
                <div className={styles.kinds}>
                  {inGroup.map(({ id, name }) => (
                    <Chip
                      key={id}
                      icon={<KindIcon kind={id} kinds={kinds} />}
                      isSelected={chosen.kinds.includes(id)}
                      onClick={() => toggleKind(id)}
                    >
                      {name}
                    </Chip>
                  ))}
                </div>
              </section>
            ),
          )}
          <div className={styles.foot}>
            <Button onClick={() => choose(ALL)}>{t('filterNone')}</Button>
            <Button variant="primary" onClick={close}>
              {t('filterDone')}
            </Button>
          </div>
        </div>
      )}
    </Popover>
  );
}
