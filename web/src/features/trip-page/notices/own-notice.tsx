import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../../ui/button-link';
import { PageNotice } from './page-notice';

/** Says to its owner whose page it is, and leads to where it is written and to the trip itself. */
export function OwnNotice({ tripId }: { tripId: string }) {
  const t = useTranslations('tripPage');
  const search = `?trip=${encodeURIComponent(tripId)}`;
  return (
    <PageNotice tone="own" words={t('own')}>
      <ButtonLink href={`/trip_plan${search}`}>{t('openInPlanner')}</ButtonLink>
      <ButtonLink variant="primary" href={`/trip_page${search}`}>
        {t('editPage')}
      </ButtonLink>
    </PageNotice>
  );
}
