import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../../ui/button-link';
import styles from './own-notice.module.css';
import { PageNotice } from './page-notice';

/**
 * Tells the owner that this is their page, and links to its editor and to the trip.
 *
 * Belongs at the end of the page, where it stays at the bottom of the screen: who owns a page is known after it was
 * painted, and nothing may move then.
 */
export function OwnNotice({ tripId }: { tripId: string }) {
  const t = useTranslations('tripPage');
  const search = `?trip=${encodeURIComponent(tripId)}`;
  return (
    <aside className={styles.bar} aria-label={t('own')}>
      <PageNotice tone="own" words={t('own')}>
        <ButtonLink href={`/trip_plan${search}`}>{t('openInPlanner')}</ButtonLink>
        <ButtonLink variant="primary" href={`/trip_page${search}`}>
          {t('editPage')}
        </ButtonLink>
      </PageNotice>
    </aside>
  );
}
