import type { Finding } from '@wayfold/domain/check/findings';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names';
import styles from './trip-check-count.module.css';

/** The number of findings, in the color of the worst; renders nothing if there are none. */
export function TripCheckCount({ findings }: { findings: readonly Finding[] | null }) {
  const t = useTranslations('tripWords');
  const worst = findings?.[0];
  if (!findings || !worst) return null;
  return (
    <span className={classNames(styles.count, styles[worst.severity])}>
      <span aria-hidden="true">{findings.length}</span>
      <span className="visually-hidden">{t('thingsToFix', { count: findings.length })}</span>
    </span>
  );
}
