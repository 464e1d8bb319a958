import type { PageChange } from '@wayfold/domain/page/trip-page-changes';
import { useTranslations } from 'use-intl';
import styles from './changed-notice.module.css';

/** How many names are listed before the rest is only counted. */
const NAMED = 3;

/** Says in sentences what has changed since this device last viewed the page. */
export function ChangedNotice({ changes }: { changes: readonly PageChange[] }) {
  const t = useTranslations('tripPage');
  if (changes.length === 0) return null;
  return (
    <section className={styles.notice} aria-label={t('changedTitle')}>
      <h2>{t('changedTitle')}</h2>
      <ul>
        {changes.map((change) => (
          <li key={change.kind} dir="auto">
            <ChangeWords change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeWords({ change }: { change: PageChange }) {
  const t = useTranslations('tripPage');
  if (change.kind === 'stopOrder') return t('changed.stopOrder');
  if (!('names' in change)) {
    const { kind, from, to } = change;
    if (to === null) return t(`changed.${kind}Gone`);
    return from === null ? t(`changed.${kind}Set`, { to }) : t(`changed.${kind}`, { from, to });
  }
  const { kind, names } = change;
  const said = names.slice(0, NAMED).join(', ');
  const more = names.length - NAMED;
  return t(`changed.${kind}`, {
    count: names.length,
    names: more > 0 ? t('namesAndMore', { names: said, count: more }) : said,
  });
}
