import { useTranslations } from 'use-intl';
import { LoadingOverlay } from '../../ui/dialogs/loading-overlay';
import styles from './planner-outline.module.css';

const ROWS = [1, 2, 3, 4];

/** The planner's frame and the shape of a trip's list, painted before any code has loaded. */
export function PlannerOutline() {
  return (
    <div className={styles.outline}>
      <div className={styles.bar} />
      <div className={styles.tabs} />
      <div className={styles.panel}>
        <TripOutline />
      </div>
      <div className={styles.map} />
    </div>
  );
}

/** The planner while its code is loading. */
export function PlannerComing() {
  return (
    <>
      <PlannerOutline />
      <LoadingOverlay onGiveUp={() => location.assign('/')} />
    </>
  );
}

/** The shape of a trip's list, and that it is being opened. */
export function TripOutline() {
  const t = useTranslations('ui');
  return (
    <div className={styles.rows}>
      <p className={styles.title}>{t('opening')}</p>
      <div className={styles.views} />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.pin} />
          <div className={styles.name} />
          <div className={styles.dates} />
          <div className={styles.picture} />
        </div>
      ))}
    </div>
  );
}
