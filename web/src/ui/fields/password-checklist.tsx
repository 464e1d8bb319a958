import { Check, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names';
import styles from './password-checklist.module.css';

/** A password rule and whether the typed password meets it. */
export interface CheckedRule {
  id: string;
  words: string;
  isMet: boolean;
}

/**
 * The rules of a new password, checked off while typing. Once all are met and it is known whether the password is easy to
 * guess, one sentence replaces them.
 */
export function PasswordChecklist({
  id,
  rules,
  guess,
}: {
  /** For the `aria-describedby` of the field. */
  id?: string;
  rules: readonly CheckedRule[];
  /** Whether it is easy to guess; null while unknown. */
  guess: 'easy' | 'hard' | null;
}) {
  const t = useTranslations('ui');
  const metCount = rules.filter(({ isMet }) => isMet).length;
  const isEasy = metCount === rules.length && guess === 'easy';
  const isSecure = metCount === rules.length && guess === 'hard';
  return (
    <div id={id} className={styles.checklist}>
      {isSecure ? (
        <p className={styles.secure}>
          <Check size={17} strokeWidth={1.75} aria-hidden="true" />
          {t('passwordSecure')}
        </p>
      ) : isEasy ? (
        <p className={styles.easy}>
          <TriangleAlert size={17} strokeWidth={1.75} aria-hidden="true" />
          {t('passwordEasy')}
        </p>
      ) : (
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule.id} className={classNames(styles.rule, rule.isMet && styles.met)}>
              {rule.isMet ? (
                <Check size={17} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <span className={styles.circle} />
              )}
              <span>
                {rule.words}
                <span className="visually-hidden">{rule.isMet ? t('ruleMet') : t('ruleNotMet')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {/* Announcing the whole list on every keystroke would drown out the typing. */}
      <span className="visually-hidden" role="status">
        {isSecure
          ? t('passwordSecure')
          : isEasy
            ? t('passwordEasy')
            : metCount > 0
              ? t('rulesMet', { met: metCount, all: rules.length })
              : ''}
      </span>
    </div>
  );
}
