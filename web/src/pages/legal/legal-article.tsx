import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { openAccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import { Button } from '../../ui/button';
import { PageHead } from '../ideas/site-frame';
import styles from './legal-article.module.css';

/** One part of a page of terms. */
export interface LegalPart {
  /** Its anchor in the address. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A page of terms: its parts below their contents, made to be read and printed. */
export function LegalArticle(props: {
  title: string;
  help: string;
  parts: readonly LegalPart[];
  /** The other page. */
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
            {/* The focus comes along when its name is pressed in the contents. */}
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

/** How the texts of these pages are drawn. */
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
};
