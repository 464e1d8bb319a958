import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { legal } from '../../i18n/en/account/legal';
import { MessageScope } from '../../i18n/message-scope';
import { links } from '../../lib/links';
import { SiteFrame } from '../ideas/site-frame';
import { LEGAL_TAGS, LegalArticle } from './legal-article';

const messages = { legal };
const PARTS = ['who', 'account', 'yours', 'fair', 'plans', 'others', 'promise', 'end', 'changes'] as const;

/** The terms people agree to; public. */
export function TermsPage() {
  return (
    <MessageScope messages={messages}>
      <SiteFrame>
        <Terms />
      </SiteFrame>
    </MessageScope>
  );
}

function Terms() {
  const t = useTranslations('legal.terms');
  const other = useTranslations('legal.privacy');
  return (
    <LegalArticle
      title={t('title')}
      help={t('help')}
      parts={PARTS.map((id) => ({ id, title: t(`${id}.title`), body: t.rich(`${id}.text`, LEGAL_TAGS) }))}
      other={<Link {...links.privacy()}>{other('title')}</Link>}
    />
  );
}
