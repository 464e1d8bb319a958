import { LoadingOverlay } from '../ui/dialogs/loading-overlay';
import styles from './page-coming.module.css';

/** Placeholder for a page whose code is still loading. */
export function PageComing() {
  return (
    <main className={styles.page}>
      <LoadingOverlay onGiveUp={() => location.assign('/')} />
    </main>
  );
}
