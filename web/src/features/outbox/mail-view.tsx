import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OpenedMail } from '../../api/account/outbox';
import { links } from '../../lib/links';
import { Banner } from '../../ui/banner';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { Tag } from '../../ui/tag';
import styles from './mail-view.module.css';
import { kindWord, momentWords, STATE_TONES } from './mail-words';

/** An email: its delivery state, and its content if it may be read. */
export function MailView({ mail }: { mail: OpenedMail }) {
  const t = useTranslations('admin');
  const locale = useLocale();
  const now = new Date();
  const when = mail.sentAt
    ? t('sentAt', { when: momentWords(mail.sentAt, now, locale) })
    : t('createdAt', { when: momentWords(mail.createdAt, now, locale) });
  return (
    <article className={styles.mail}>
      <header className={styles.head}>
        <Link {...links.outbox()} className={styles.back} aria-label={t('back')}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <div className={styles.about}>
          <h1 className={styles.title}>{mail.subject}</h1>
          <p className={styles.facts}>
            {mail.to} · {t(`kinds.${kindWord(mail.kind)}`)} · {when}
          </p>
        </div>
        <Tag tone={STATE_TONES[mail.state]}>{t(`states.${mail.state}`)}</Tag>
      </header>
      <Failure mail={mail} />
      {mail.text === null || mail.html === null ? (
        <section className={classNames(styles.card, styles.private)}>
          <EmptyState title={t('private')} help={t('privateHelp')} />
        </section>
      ) : (
        <Words text={mail.text} html={mail.html} subject={mail.subject} />
      )}
    </article>
  );
}

function Failure({ mail }: { mail: OpenedMail }) {
  const t = useTranslations('admin');
  if (mail.failure === null || mail.state === 'sent') return null;
  const isOver = mail.state === 'failed';
  return (
    <Banner tone={isOver ? 'danger' : 'accent'}>
      {t(isOver ? 'gaveUp' : 'tryingAgain', { failure: mail.failure })}
    </Banner>
  );
}

function Words({ text, html, subject }: { text: string; html: string; subject: string }) {
  const t = useTranslations('admin');
  const [view, setView] = useState<'html' | 'text'>('html');
  return (
    <section className={styles.card}>
      <div className={styles.views}>
        <SegmentedControl
          label={t('view')}
          className={styles.choice ?? ''}
          value={view}
          onChange={setView}
          segments={[
            { id: 'html', label: t('html') },
            { id: 'text', label: t('text') },
          ]}
        />
      </div>
      {view === 'html' ? (
        <iframe
          className={styles.page}
          title={`${t('asHtml')}: ${subject}`}
          // No scripts, no forms, no access to this page; links open in a new window.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        />
      ) : (
        <pre className={styles.text}>{text}</pre>
      )}
    </section>
  );
}
