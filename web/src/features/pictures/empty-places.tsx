import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names';
import styles from './empty-places.module.css';

/** The empty slots of the grid, numbered; the first one adds a picture. */
export function EmptyPlaces({ left, onAdd }: { left: number; onAdd: () => void }) {
  const t = useTranslations('pictures');
  if (left <= 0) return null;
  const others = Array.from({ length: left - 1 }, (_, index) => TRIP_LIMITS.pictures - left + 2 + index);
  return (
    <>
      <li>
        <button type="button" className={classNames(styles.place, styles.add)} onClick={onAdd}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.words}>{t('addOne')}</span>
          <span className={styles.left}>{t('left', { count: left })}</span>
        </button>
      </li>
      {others.map((number) => (
        <li key={number} aria-hidden="true" className={styles.place}>
          <span className={styles.number}>{number}</span>
        </li>
      ))}
    </>
  );
}
