import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../../ui/button-link';
import { PageBar } from './page-bar';
import { PageNotice } from './page-notice';

/** Tells the owner that this is their page, and links to its editor and to the trip. */
export function OwnNotice({ tripId }: { tripId: string }) {
  const t = useTranslations('tripPage');
  const search = `?trip=${encodeURIComponent(tripId)}`;
  return (
    <PageBar label={t('own')}>
      <PageNotice tone="own" words={t('own')}>
        <ButtonLink href={`/trip_plan${search}`}>{t('openInPlanner')}</ButtonLink>
        <ButtonLink variant="primary" href={`/trip_page${search}`}>
          {t('editPage')}
        </ButtonLink>
      </PageNotice>
    </PageBar>
  );
}
