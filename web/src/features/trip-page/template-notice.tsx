import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../ui/button-link';
import styles from './template-notice.module.css';

/** Says that the page is a template, and starts a trip with its texts. */
export function TemplateNotice({ start }: { start: string }) {
  const t = useTranslations('tripPage');
  return (
    <div className={styles.notice}>
      <p>{t('template')}</p>
      <ButtonLink variant="primary" href={start}>
        {t('startFromThis')}
      </ButtonLink>
    </div>
  );
}
