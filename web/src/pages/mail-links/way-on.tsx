import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { links } from '../../lib/links';
import styles from './mailed-link.module.css';

/** Leads on to the account, or to the planner where nobody is signed in. */
export function WayOn() {
  const isMember = useIsMember();
  return isMember ? <AccountLink /> : <PlannerLink />;
}

/** Leads to the account, which says how its address stands and has the way in. */
export function AccountLink() {
  const t = useTranslations('mailedLinks');
  return (
    <Link {...links.account()} className={styles.link}>
      {t('toAccount')}
    </Link>
  );
}

function PlannerLink() {
  const t = useTranslations('mailedLinks');
  return (
    <Link {...links.planner()} className={styles.link}>
      {t('toPlanner')}
    </Link>
  );
}
