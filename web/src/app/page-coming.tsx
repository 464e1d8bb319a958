import { LoadingOverlay } from '../ui/dialogs/loading-overlay';
import styles from './page-coming.module.css';

/** Stands in for a page whose code is still on its way. */
export function PageComing() {
  return (
    <main className={styles.page}>
      <LoadingOverlay onGiveUp={() => location.assign('/')} />
    </main>
  );
}
