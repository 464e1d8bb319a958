import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { Images, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../lib/media';
import { Button } from '../../ui/button';
import styles from './grid-head.module.css';

const MOST = TRIP_LIMITS.pictures;

/** The head of the grid: its title, its order, and the buttons that add to it. */
export function GridHead(props: {
  count: number;
  /** Null if the trip is view-only. */
  editing: { onAdd: () => void; onUpload: () => void } | null;
}) {
  const { count, editing } = props;
  const t = useTranslations('pictures');
  const isTouch = useMedia('(pointer: coarse)');
  const full = count >= MOST ? t('full', { most: MOST }) : undefined;
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{t('title')}</h2>
      {editing ? (
        <>
          <p className={styles.hint}>{count > 1 ? t(isTouch ? 'hintPress' : 'hintDrag') : null}</p>
          <div className={styles.buttons}>
            <Button
              size="small"
              icon={<Images size={18} strokeWidth={1.75} aria-hidden="true" />}
              unavailable={full}
              onClick={editing.onUpload}
            >
              {t('upload')}
            </Button>
            <Button
              size="small"
              variant="primary"
              icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
              unavailable={full}
              onClick={editing.onAdd}
            >
              {t('add')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
