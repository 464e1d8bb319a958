import type { PageChange } from '@wayfold/domain/page/trip-page-changes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button';
import styles from './changed-notice.module.css';
import { PageBar } from './page-bar';

/** How many names are listed before the rest is only counted. */
const NAMED = 3;

/** Says in sentences what has changed since this device last viewed the page, until it is closed. */
export function ChangedNotice({ changes }: { changes: readonly PageChange[] }) {
  const t = useTranslations('tripPage');
  const [isClosed, setClosed] = useState(false);
  if (changes.length === 0 || isClosed) return null;
  return (
    <PageBar label={t('changedTitle')}>
      <div className={styles.notice}>
        <div className={styles.words}>
          <h2>{t('changedTitle')}</h2>
          <ul>
            {changes.map((change) => (
              <li key={change.kind} dir="auto">
                <ChangeWords change={change} />
              </li>
            ))}
          </ul>
        </div>
        <Button onClick={() => setClosed(true)}>{t('changedSeen')}</Button>
      </div>
    </PageBar>
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
