import type { Finding, FindingRow } from '@wayfold/domain/check/findings';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { Panel, PanelBody } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { FindingItem } from './finding-item';
import { findingText } from './finding-words';
import styles from './trip-check.module.css';
import { useFixedRows } from './use-fixed-rows';
import { useFindings } from './use-trip-findings';

/** How many findings are shown at first: a trip with a thousand events may have hundreds. */
const SHOWN_AT_FIRST = 20;

/** A fix that the user clicked. */
export interface PressedFix {
  readonly change: Finding['fixes'][number];
  /** The label of its button. */
  readonly title: string;
  /** Call this after the change is made. */
  readonly onMade: () => void;
}

/**
 * All findings about a trip: what can't work, what needs a decision, what is missing.
 *
 * A fixed finding disappears with a check mark. Fills the height of its container and scrolls by itself; takes the focus when it
 * appears.
 */
export function TripCheckList(props: {
  document: TripDocument;
  /** Makes the fix, which is one undoable change. Omit for a view-only trip. */
  onFix?: (fix: PressedFix) => void;
  /** Opens the form for adding a stay in a destination. Omit for a view-only trip. */
  onFindStay?: (destid: string) => void;
  /** Shows the rows a finding is about, most relevant first. */
  onShow: (rows: readonly FindingRow[], finding: Finding) => void;
  onClose: () => void;
}) {
  const { document, onFix, onFindStay, onShow, onClose } = props;
  const t = useTranslations('tripCheck');
  const heading = useRef<HTMLHeadingElement>(null);
  const findings = useFindings(document);
  const [isWhole, setWhole] = useState(false);
  const { rows, justFixed, noteFix } = useFixedRows(findings);
  const format = useTripFormat();
  const words = { t, format };
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);

  function press(finding: Finding, which: number) {
    const text = findingText(finding, document, words);
    const change = finding.fixes[which];
    if (change)
      onFix?.({ change, title: text.fixes[which] ?? text.sentence, onMade: () => noteFix(finding, text) });
  }

  useEffect(() => {
    // The menu it was opened from returns the focus to its button first, one frame after it closes.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => heading.current?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    // The button of a fix had the focus, and disappears with its finding.
    if (justFixed !== null && window.document.activeElement === window.document.body)
      heading.current?.focus();
  }, [justFixed]);

  return (
    <Panel
      title={t('title')}
      titleRef={heading}
      words={findings && findings.length > 0 ? t('count', { count: findings.length }) : undefined}
      end={
        <IconButton label={t('close')} onClick={onClose}>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
      }
    >
      <PanelBody>
        {findings === null ? (
          <Skeleton lines={3} block={false} className={styles.waiting ?? ''} />
        ) : rows.length === 0 ? (
          <div className={styles.none}>
            <EmptyState headingLevel={3} title={t('noneTitle')} help={t('noneHelp')} />
          </div>
        ) : (
          <ul>
            {shown.map(({ finding, text, isFixed }) => (
              <FindingItem
                key={finding.id}
                finding={finding}
                text={text ?? findingText(finding, document, words)}
                isFixed={isFixed}
                onFix={onFix && ((which) => press(finding, which))}
                onFindStay={onFindStay && (() => onFindStay(finding.rows[0]?.id ?? ''))}
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
      </PanelBody>
      <p role="status" className="visually-hidden">
        {justFixed === null ? '' : t('fixed', { finding: justFixed })}
      </p>
    </Panel>
  );
}
