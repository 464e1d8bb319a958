import type { Finding } from '@wayfold/domain/check/findings';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { CalendarX2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import styles from './arrival-gap.module.css';
import { FixButtons } from './finding-item';
import { findingText } from './finding-words';
import type { PressedFix } from './trip-check-list';

/** A finding of nights that belong to nobody. */
export type GapFinding = Extract<Finding, { kind: 'arrival-gap' }>;

/** The nights before a fixed arrival that belong to nobody, where they are in the list, with the ways to put that right. */
export function ArrivalGap(props: {
  finding: GapFinding;
  document: TripDocument;
  /** Makes the fix, which is one undoable change. Leave out where the trip is only shown. */
  onFix?: (fix: Pick<PressedFix, 'change' | 'title'>) => void;
}) {
  const { finding, document, onFix } = props;
  const t = useTranslations('tripCheck');
  const format = useTripFormat();
  const text = findingText(finding, document, { t, format });
  return (
    <section className={styles.gap} aria-label={text.sentence}>
      <CalendarX2 size={18} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p>{text.sentence}</p>
        <p className={styles.cause}>{text.cause}</p>
        {onFix ? (
          <FixButtons
            text={text}
            onFix={(which) => {
              const change = finding.fixes[which];
              if (change) onFix({ change, title: text.fixes[which] ?? text.sentence });
            }}
          />
        ) : null}
      </div>
    </section>
  );
}
