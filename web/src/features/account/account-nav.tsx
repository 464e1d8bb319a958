import { useLocation, useNavigate } from '@tanstack/react-router';
import type { User } from '@wayfold/contract/people/accounts-endpoints';
import {
  ArrowRight,
  Briefcase,
  ContactRound,
  Download,
  type LucideIcon,
  Mail,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { initialsOf } from '../../lib/initials';
import { type AccountSection, links } from '../../lib/links';
import { Avatar } from '../../ui/avatar';
import { classNames } from '../../ui/class-names';
import styles from './account-nav.module.css';
import { useCurrentSection } from './use-current-section';

const ENTRIES: Record<
  AccountSection,
  {
    icon: LucideIcon;
    words: 'profile' | 'business' | 'preferences' | 'contacts' | 'email' | 'data' | 'security';
  }
> = {
  profile: { icon: UserRound, words: 'profile' },
  business: { icon: Briefcase, words: 'business' },
  preferences: { icon: SlidersHorizontal, words: 'preferences' },
  security: { icon: ShieldCheck, words: 'security' },
  contacts: { icon: ContactRound, words: 'contacts' },
  email: { icon: Mail, words: 'email' },
  data: { icon: Download, words: 'data' },
};

/** The user's name, the cards of their account, and the sign-out button: beside the cards, or as a row above them on phones. */
export function AccountNav(props: {
  user: User;
  sections: readonly AccountSection[];
  isLeaving: boolean;
  onSignOut: () => void;
}) {
  const { user, sections, isLeaving, onSignOut } = props;
  const t = useTranslations('account');
  const navigate = useNavigate();
  const current = useCurrentSection(sections, useLocation().hash);
  const entries = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoRow(entries.current, current), [current]);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      <div className={styles.person}>
        <Avatar initials={initialsOf(user)} size={44} />
        <div className={styles.who}>
          <p className={styles.name} title={name} dir="auto">
            {name}
          </p>
          <p className={styles.kind}>{t(kindOf(user))}</p>
        </div>
      </div>
      <div ref={entries} className={styles.entries}>
        {sections.map((section) => {
          const { icon: Icon, words } = ENTRIES[section];
          return (
            // A router link would mark every card as the current page.
            <a
              key={section}
              data-section={section}
              href={`#${section}`}
              className={classNames(styles.entry, section === current && styles.on)}
              aria-current={section === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                void navigate({ ...links.account(section), replace: true });
                // Moves the keyboard focus there as well.
                document.getElementById(section)?.focus({ preventScroll: true });
              }}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {t(words)}
            </a>
          );
        })}
      </div>
      <button
        type="button"
        className={classNames(styles.entry, styles.out)}
        onClick={onSignOut}
        aria-disabled={isLeaving || undefined}
      >
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        {isLeaving ? t('signingOut') : t('signOut')}
      </button>
    </nav>
  );
}

/** Scrolls the row on a phone sideways until an entry is visible; the page itself doesn't scroll. */
function bringIntoRow(row: HTMLElement | null, section: AccountSection): void {
  const entry = row?.querySelector<HTMLElement>(`[data-section=${section}]`);
  if (!row || !entry || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
}

function kindOf({ role, type }: User): 'adminAccount' | 'businessAccount' | 'freeAccount' {
  if (role === 'ADMIN') return 'adminAccount';
  return type === 'BP' ? 'businessAccount' : 'freeAccount';
}
