import type { Finding, FindingKind } from '@wayfold/domain/check/findings';
import {
  BedDouble,
  CalendarDays,
  CalendarX2,
  Car,
  Check,
  Clock,
  Coins,
  type LucideIcon,
  Route,
  Ticket,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import type { FindingText } from './finding-text';
import styles from './trip-check.module.css';

/** The icon of each kind of finding. */
export const FINDING_ICONS: Readonly<Record<FindingKind, LucideIcon>> = {
  overlap: Clock,
  'event-outside': TriangleAlert,
  closed: Clock,
  'leg-too-long': Clock,
  'arrives-later': TriangleAlert,
  'arrival-clash': TriangleAlert,
  'arrival-gap': CalendarX2,
  'long-drive': Route,
  'no-stay': BedDouble,
  'empty-days': CalendarDays,
  'ferry-to-book': Route,
  'booking-loose': Ticket,
  'booking-backward': TriangleAlert,
  'booking-off-day': CalendarX2,
  'connection-short': Clock,
  'bookings-overlap': Clock,
  'stay-outside': BedDouble,
  'stays-overlap': BedDouble,
  'late-arrival': BedDouble,
  'cancel-by': Clock,
  'car-twice': Car,
  'car-not-returned': Car,
  unpriced: Coins,
};

/** A finding: a click on its sentence shows the affected rows, its buttons fix it. */
export function FindingItem(props: {
  finding: Finding;
  text: FindingText;
  isFixed: boolean;
  /** Called with the index of the fix, 0-based. */
  onFix: ((which: number) => void) | undefined;
  /** Opens the form for adding a stay; without it a night without a stay is only shown. */
  onFindStay?: (() => void) | undefined;
  onShow: () => void;
}) {
  const { finding, text, isFixed, onFix, onFindStay, onShow } = props;
  const t = useTranslations('tripCheck');
  const { severity, kind, fixes, rows } = finding;
  const name = rows[0]?.name ?? '';
  // New kinds of findings may be added, so an older app may get one it doesn't know.
  const Icon = isFixed ? Check : (FINDING_ICONS[kind] ?? TriangleAlert);
  return (
    <li className={classNames(styles.item, isFixed ? styles.fixed : styles[severity])}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      {isFixed ? (
        <span className={styles.words}>
          <span className={styles.sentence}>{text.sentence}</span>
          <span className={styles.cause}>{t('fixedShort')}</span>
        </span>
      ) : (
        <div className={styles.standing}>
          <button type="button" className={styles.words} onClick={onShow}>
            <span className={styles.sentence}>{text.sentence}</span>
            <span className={styles.cause}>
              <b className={styles.severity}>{t(`severity.${severity}`)}</b> · {text.cause}
            </span>
          </button>
          {fixes.length > 0 ? (
            onFix ? (
              <FixButtons text={text} onFix={onFix} />
            ) : null
          ) : kind === 'no-stay' && onFindStay ? (
            <Button size="small" aria-label={t('findStayIn', { place: name })} onClick={onFindStay}>
              {t('findStay')}
            </Button>
          ) : kind === 'unpriced' ? (
            <Button size="small" onClick={onShow}>
              {t('addPrice')}
            </Button>
          ) : (
            <Button size="small" aria-label={t('show', { name })} onClick={onShow}>
              {t('showShort')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** The buttons that fix a finding, and further ones after them; `onFix` gets the 0-based index. */
export function FixButtons(props: {
  text: FindingText;
  onFix: (which: number) => void;
  children?: ReactNode;
}) {
  const { text, onFix, children } = props;
  return (
    <div className={styles.buttons}>
      {text.fixes.map((does, which) => (
        <Button key={does} size="small" className={styles.button} onClick={() => onFix(which)}>
          {does}
        </Button>
      ))}
      {children}
    </div>
  );
}
