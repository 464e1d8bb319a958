import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../api/client/settings';
import { legal } from '../../i18n/en/account/legal';
import { MessageScope } from '../../i18n/message-scope';
import { links } from '../../lib/links';
import { SiteFrame } from '../ideas/site-frame';
import { LEGAL_TAGS, LegalArticle } from './legal-article';
import styles from './legal-article.module.css';

const messages = { legal };
const PARTS = ['short', 'who', 'kept', 'howLong', 'leaves', 'device', 'rights', 'safe', 'changes'] as const;
const ROWS = [
  'guest',
  'session',
  'browsers',
  'acts',
  'requests',
  'mails',
  'messages',
  'tips',
  'history',
  'deletion',
] as const;

/** What data is stored about people, and what they can do about it; public. */
export function PrivacyPage() {
  return (
    <MessageScope messages={messages}>
      <SiteFrame>
        <Privacy />
      </SiteFrame>
    </MessageScope>
  );
}

function Privacy() {
  const t = useTranslations('legal.privacy');
  const other = useTranslations('legal.terms');
  return (
    <LegalArticle
      title={t('title')}
      help={t('help')}
      parts={PARTS.map((id) => ({
        id,
        title: t(`${id}.title`),
        body: id === 'howLong' ? <HowLong /> : t.rich(`${id}.text`, LEGAL_TAGS),
      }))}
      other={<Link {...links.terms()}>{other('title')}</Link>}
    />
  );
}

function HowLong() {
  const t = useTranslations('legal.privacy.howLong');
  const days = useSetting('user_action_days');
  return (
    <>
      {t.rich('intro', LEGAL_TAGS)}
      <table className={styles.times}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('time')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`rows.${row}`)}</th>
              <td>{t(`rows.${row}Time`, { days })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {t.rich('outro', LEGAL_TAGS)}
    </>
  );
}
