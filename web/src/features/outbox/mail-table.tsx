import { Link } from '@tanstack/react-router';
import type { OutboxMail } from '@wayfold/contract/people/outbox-endpoints';
import { useLocale, useTranslations } from 'use-intl';
import { links } from '../../lib/links';
import { Button } from '../../ui/button';
import { Tag } from '../../ui/tag';
import styles from './mail-table.module.css';
import { kindWord, momentWords, STATE_TONES } from './mail-words';

/** Emails by the time they were written; a click on a row opens the email. */
export function MailTable(props: {
  mails: readonly OutboxMail[];
  /** Null if there are no older ones. */
  onOlder: (() => void) | null;
  isLoadingOlder: boolean;
}) {
  const { mails, onOlder, isLoadingOlder } = props;
  const t = useTranslations('admin');
  return (
    <section className={styles.card}>
      <table className={styles.table} aria-label={t('outbox')}>
        <thead>
          <tr>
            <th scope="col">{t('subject')}</th>
            <th scope="col" className={styles.wide}>
              {t('to')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('kind')}
            </th>
            <th scope="col">{t('state')}</th>
            <th scope="col" className={styles.wide}>
              {t('created')}
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </tbody>
      </table>
      <footer className={styles.foot}>
        <span>{t(onOlder ? 'countMore' : 'count', { count: mails.length })}</span>
        {onOlder ? (
          <Button size="small" onClick={onOlder} busy={isLoadingOlder ? t('olderBusy') : undefined}>
            {t('older')}
          </Button>
        ) : null}
      </footer>
    </section>
  );
}

function MailRow({ mail }: { mail: OutboxMail }) {
  const t = useTranslations('admin');
  const locale = useLocale();
  const written = momentWords(mail.createdAt, new Date(), locale);
  return (
    <tr>
      <th scope="row">
        <Link {...links.outbox(mail.id)} className={styles.subject}>
          {mail.subject}
        </Link>
        <span className={styles.narrow}>
          {mail.to} · {written}
        </span>
        {mail.failure && mail.state !== 'sent' ? (
          <span className={styles.failure}>{mail.failure}</span>
        ) : null}
      </th>
      <td className={styles.wide}>{mail.to}</td>
      <td className={styles.wide}>{t(`kinds.${kindWord(mail.kind)}`)}</td>
      <td>
        <Tag tone={STATE_TONES[mail.state]}>{t(`states.${mail.state}`)}</Tag>
      </td>
      <td className={styles.wide}>
        <time dateTime={mail.createdAt}>{written}</time>
      </td>
    </tr>
  );
}
