import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { links } from '../../lib/links';
import styles from './mailed-link.module.css';

/** Links to the account, or to the planner if nobody is signed in. */
export function WayOn() {
  const isMember = useIsMember();
  return isMember ? <AccountLink /> : <PlannerLink />;
}

/** Links to the account, which shows the state of its address and offers to sign in. */
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
