import type { FindingRow } from '@wayfold/domain/check/findings';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { FindingItem } from './finding-item';
import { findingText } from './finding-words';
import styles from './preview-findings.module.css';
import { TripCheckCount } from './trip-check-count';
import { useFindings } from './use-trip-findings';

/** The findings that a previewed change would cause: a line that expands into the list; renders nothing if there are none. */
export function PreviewFindings(props: {
  /** The trip after the change. */
  document: TripDocument;
  startsOpen: boolean;
  /** Shows the rows a finding is about. */
  onShow: (rows: readonly FindingRow[]) => void;
}) {
  const { document, onShow } = props;
  const t = useTranslations('tripCheck');
  const format = useTripFormat();
  const words = { t, format };
  const findings = useFindings(document);
  const [isOpen, setOpen] = useState(props.startsOpen);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  if (!findings || findings.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('title')}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.title}>{t('title')}</span>
        <span className={styles.count}>{t('countAfter', { count: findings.length })}</span>
        <TripCheckCount findings={findings} />
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" className={styles.chevron} />
      </button>
      {isOpen ? (
        <ul ref={list} id={listId} className={styles.list}>
          {findings.map((finding) => (
            <FindingItem
              key={finding.id}
              finding={finding}
              text={findingText(finding, document, words)}
              isFixed={false}
              onFix={undefined}
              onShow={() => onShow(finding.rows)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
