import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { openAccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import { Button } from '../../ui/button';
import { PageHead } from '../ideas/site-frame';
import styles from './legal-article.module.css';

/** One section of a legal page. */
export interface LegalPart {
  /** Its anchor in the URL. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A legal page: a table of contents, then its sections, for reading and printing. */
export function LegalArticle(props: {
  title: string;
  help: string;
  parts: readonly LegalPart[];
  /** The link to the other page. */
  other: ReactNode;
}) {
  const { title, help, parts, other } = props;
  const t = useTranslations('legal');
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <PageHead title={title} help={help} />
      </div>
      <nav aria-labelledby="legal-contents" className={styles.contents}>
        <h2 id="legal-contents">{t('contents')}</h2>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ol>
        <Button
          size="small"
          icon={<Printer size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => print()}
        >
          {t('print')}
        </Button>
      </nav>
      <div className={styles.parts}>
        {parts.map((part) => (
          <section key={part.id} aria-labelledby={part.id}>
            {/* Clicking its name in the table of contents moves focus here. */}
            <h2 id={part.id} tabIndex={-1}>
              {part.title}
            </h2>
            {part.body}
          </section>
        ))}
        <p className={styles.other}>
          {t('other')} {other}
        </p>
      </div>
    </article>
  );
}

/** How rich text is rendered on these pages. */
export const LEGAL_TAGS = {
  p: (chunks: ReactNode) => <p>{chunks}</p>,
  ul: (chunks: ReactNode) => <ul>{chunks}</ul>,
  li: (chunks: ReactNode) => <li>{chunks}</li>,
  b: (chunks: ReactNode) => <strong>{chunks}</strong>,
  contact: (chunks: ReactNode) => (
    <button type="button" className={styles.button} onClick={() => openAccountDialog({ kind: 'contact' })}>
      {chunks}
    </button>
  ),
  account: (chunks: ReactNode) => <Link {...links.account()}>{chunks}</Link>,
  delete: (chunks: ReactNode) => <Link {...links.deleteAccount()}>{chunks}</Link>,
  license: (chunks: ReactNode) => <a href="/licenses/opening_hours.txt">{chunks}</a>,
};
