import type { Finding, FindingRow } from '@wayfold/domain/findings';
import type { TripDocument } from '@wayfold/domain/trip-document';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../lib/trip-format';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { FindingItem } from './finding-item';
import { findingText } from './finding-words';
import styles from './trip-check.module.css';
import { useFixedRows } from './use-fixed-rows';
import { useFindings } from './use-trip-findings';

/** So many are shown at first: a trip of a thousand things planned may have hundreds. */
const SHOWN_AT_FIRST = 20;

/**
 * Everything about a trip to look at: what cannot work, what needs a decision, what is missing.
 *
 * A finding that was fixed leaves with a tick.
 */
export function TripCheckList(props: {
  document: TripDocument;
  /** Makes the fix, which is one undoable change. Leave out for a trip that is only read. */
  onFix?: (fix: NonNullable<Finding['fix']>, finding: Finding) => void;
  /** Leads to the rows a finding is about: the first of them is what it is most about. */
  onShow: (rows: readonly FindingRow[], finding: Finding) => void;
}) {
  const { document, onFix, onShow } = props;
  const t = useTranslations('tripCheck');
  const format = useTripFormat();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const findings = useFindings(document);
  const [isWhole, setWhole] = useState(false);
  const { rows, justFixed, noteFix } = useFixedRows(findings);
  const words = { t, format };
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);

  return (
    <section className={styles.check} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h2>
        {findings && findings.length > 0 ? (
          <p className={styles.count}>{t('count', { count: findings.length })}</p>
        ) : null}
      </header>
      {findings === null ? (
        <Skeleton lines={3} block={false} className={styles.waiting ?? ''} />
      ) : rows.length === 0 ? (
        <div className={styles.none}>
          <EmptyState headingLevel={3} title={t('noneTitle')} help={t('noneHelp')} />
        </div>
      ) : (
        <ul className={styles.list}>
          {shown.map(({ finding, text, isFixed }) => (
            <FindingItem
              key={finding.id}
              finding={finding}
              text={text ?? findingText(finding, document, words)}
              isFixed={isFixed}
              onFix={
                onFix &&
                ((fix) => {
                  noteFix(finding, findingText(finding, document, words));
                  onFix(fix, finding);
                  // The button goes, and the focus would go with it.
                  heading.current?.focus();
                })
              }
              onShow={() => onShow(finding.rows, finding)}
            />
          ))}
        </ul>
      )}
      {rows.length > shown.length ? (
        <Button size="small" className={styles.more} onClick={() => setWhole(true)}>
          {t('more', { count: rows.length - shown.length })}
        </Button>
      ) : null}
      <p role="status" className="visually-hidden">
        {justFixed === null ? '' : t('fixed', { finding: justFixed })}
      </p>
    </section>
  );
}
