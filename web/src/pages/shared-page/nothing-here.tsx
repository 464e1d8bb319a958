import { IntlProvider, useTranslations } from 'use-intl';
import { Wordmark } from '../../art/wordmark';
import { ButtonLink } from '../../ui/button-link';
import styles from './nothing-here.module.css';
import { pageMessages } from './page-messages';

/** Shown for a URL without a page. It is the same whether or not there ever was one. */
export function NothingHere() {
  return (
    <IntlProvider locale="en-US" timeZone="UTC" messages={pageMessages}>
      <Words />
    </IntlProvider>
  );
}

function Words() {
  const t = useTranslations('tripPage.nothing');
  return (
    <main className={styles.page}>
      <Wordmark size={28} />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.help}>{t('help')}</p>
      <ButtonLink variant="primary" size="large" href="/">
        {t('plan')}
      </ButtonLink>
    </main>
  );
}
