import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../../ui/button-link';
import { PageNotice } from './page-notice';

/** Says that the page is a template, and links to a new trip with its texts. */
export function TemplateNotice({ start }: { start: string }) {
  const t = useTranslations('tripPage');
  return (
    <PageNotice tone="sample" words={t('template')}>
      <ButtonLink variant="primary" href={start}>
        {t('useTemplate')}
      </ButtonLink>
    </PageNotice>
  );
}
