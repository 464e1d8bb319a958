import { useNavigate } from '@tanstack/react-router';
import { CircleQuestionMark, Mail, ReceiptText, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { openAccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import { Menu } from '../../ui/dialogs/menu';
import styles from './tabs.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Help, at the bottom of the rail: the contact form, and pages to read. */
export function HelpMenu() {
  const t = useTranslations('plannerBar');
  const navigate = useNavigate();
  return (
    <Menu
      label={t('help')}
      placement="top start"
      trigger={
        <button type="button" className={styles.tab}>
          <span className={styles.icon}>
            <CircleQuestionMark size={22} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <span className={styles.words}>{t('help')}</span>
        </button>
      }
      groups={[
        {
          id: 'write',
          rows: [
            {
              id: 'contact',
              label: t('contactUs'),
              icon: <Mail {...ICON} />,
              onAction: () => openAccountDialog({ kind: 'contact' }),
            },
          ],
        },
        {
          id: 'read',
          rows: [
            {
              id: 'terms',
              label: t('terms'),
              icon: <ReceiptText {...ICON} />,
              onAction: () => void navigate(links.terms()),
            },
            {
              id: 'privacy',
              label: t('privacy'),
              icon: <ShieldCheck {...ICON} />,
              onAction: () => void navigate(links.privacy()),
            },
          ],
        },
      ]}
    />
  );
}
