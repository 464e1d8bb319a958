import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import styles from './arrival-nights.module.css';
import { FINDING_ICONS, FixButtons } from './finding-item';
import { findingText } from './finding-words';
import type { NightsFinding } from './nights-finding';
import type { PressedFix } from './trip-check-list';

/** The nights before a fixed arrival that belong to no destination or to two, in the list, with their fixes. */
export function ArrivalNights(props: {
  finding: NightsFinding;
  document: TripDocument;
  /** Makes the fix, which is one undoable change. Omit if the trip is view-only. */
  onFix?: (fix: Pick<PressedFix, 'change' | 'title'>) => void;
  /** Adds a destination after the one with this id, in free days. */
  onAddAfter?: (id: string) => void;
}) {
  const { finding, document, onFix, onAddAfter } = props;
  const t = useTranslations('tripCheck');
  const before = finding.kind === 'arrival-gap' ? finding.rows[0]?.id : undefined;
  const text = findingText(finding, document, { t, format: useTripFormat() });
  const Icon = FINDING_ICONS[finding.kind];
  return (
    <section
      className={classNames(styles.box, finding.kind === 'arrival-clash' && styles.clash)}
      aria-label={text.sentence}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
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
          >
            {before && onAddAfter ? (
              <Button size="small" onClick={() => onAddAfter(before)}>
                {t('fix.between')}
              </Button>
            ) : null}
          </FixButtons>
        ) : null}
      </div>
    </section>
  );
}
