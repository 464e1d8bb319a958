import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leaveHere } from '../../api/sign-in/sign-out';
import { AccountNav } from '../../features/account/account-nav';
import { DataSection } from '../../features/account/data/data-section';
import { DeleteSection } from '../../features/account/data/delete-section';
import { PreferencesSection } from '../../features/account/preferences/preferences-section';
import { BusinessSection } from '../../features/account/profile/business-section';
import { ContactsSection } from '../../features/account/profile/contacts-section';
import { EmailSection } from '../../features/account/profile/email-section';
import { ProfileSection } from '../../features/account/profile/profile-section';
import { SecuritySection } from '../../features/account/security/security-section';
import { SignOutDialog } from '../../features/account-menu/sign-out-dialog';
import { useSignOut } from '../../features/account-menu/use-sign-out';
import { NewPasswordField } from '../../features/sign-in/new-password-field';
import type { AccountSection } from '../../lib/links';
import styles from './account-page.module.css';
import { MemberPage } from './member-page';

/** All settings of the signed-in account, as cards; each card has its own hash in the URL. */
export function AccountPage() {
  return <MemberPage invite="account">{(user) => <Account user={user} />}</MemberPage>;
}

function Account({ user }: { user: User }) {
  const t = useTranslations('account');
  const [asks, setAsks] = useState(false);
  const leave = useSignOut(() => setAsks(true));
  const isBusiness = user.type === 'BP';
  const sections: AccountSection[] = [
    'profile',
    ...(isBusiness ? (['business'] as const) : []),
    ...(['preferences', 'security', 'contacts', 'email', 'data'] as const),
  ];
  const cards = useRef<HTMLElement>(null);
  useNamedSection(cards);
  return (
    <div className={styles.frame}>
      <AccountNav user={user} sections={sections} isLeaving={leave.isLeaving} onSignOut={leave.tryIt} />
      <main ref={cards} className={styles.cards}>
        <h1 className={styles.title}>{t('title')}</h1>
        <ProfileSection user={user} />
        {isBusiness ? <BusinessSection user={user} /> : null}
        <PreferencesSection userId={user.id} />
        <SecuritySection
          user={user}
          newPasswordField={NewPasswordField}
          onSignedOut={() => void leaveHere()}
        />
        <ContactsSection userId={user.id} />
        <EmailSection user={user} />
        <DataSection userId={user.id} />
        <DeleteSection onDeleted={() => void leaveHere()} />
      </main>
      {asks ? (
        <SignOutDialog isLeaving={leave.isLeaving} onStay={() => setAsks(false)} onLeave={leave.anyway} />
      ) : null}
    </div>
  );
}

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to the card named in the URL and stays there while the cards above it load, until the user scrolls. */
function useNamedSection(cards: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const name = location.hash.slice(1);
    if (!name || !cards.current) return;
    const grown = new ResizeObserver(() => document.getElementById(name)?.scrollIntoView());
    grown.observe(cards.current);
    const moved = new AbortController();
    const stop = () => {
      grown.disconnect();
      moved.abort();
    };
    for (const touch of TOUCHES) addEventListener(touch, stop, { passive: true, signal: moved.signal });
    return stop;
  }, [cards]);
}
