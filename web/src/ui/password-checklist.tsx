import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from './class-names';
import styles from './password-checklist.module.css';

/** A rule of passwords and whether what is typed keeps it. */
export interface CheckedRule {
  id: string;
  words: string;
  isMet: boolean;
}

/** The rules of a new password, ticked while it is typed; once all are met, one sentence stands in their place. */
export function PasswordChecklist({
  id,
  rules,
}: {
  /** For the `aria-describedby` of the field. */
  id?: string;
  rules: readonly CheckedRule[];
}) {
  const t = useTranslations('ui');
  const isSecure = rules.every(({ isMet }) => isMet);
  const metCount = rules.filter(({ isMet }) => isMet).length;
  return (
    <div id={id} className={styles.checklist}>
      {isSecure ? (
        <p className={styles.secure}>
          <Check size={17} strokeWidth={1.75} aria-hidden="true" />
          {t('passwordSecure')}
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
      {/* The whole list again at each key would drown the typing. */}
      <span className="visually-hidden" role="status">
        {isSecure
          ? t('passwordSecure')
          : metCount > 0
            ? t('rulesMet', { met: metCount, all: rules.length })
            : ''}
      </span>
    </div>
  );
}
