import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useIsMember } from '../../api/account/account';
import type { AccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import { useTitleFocus } from '../../ui/dialogs/dialog-content';
import { ContentComing } from '../../ui/dialogs/swap-dialog';
import { AccountCard } from './account-card';
import { AccountContent } from './account-contents';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An email address typed on the previous screen. */
    email?: string;
  }
}

/** Signing in as a full page. */
export function SignInScreen() {
  return <AccountScreen kind="sign-in" />;
}

/** Creating an account as a full page. */
export function CreateAccountScreen() {
  return <AccountScreen kind="sign-up" />;
}

/** An account content in the middle of a page. Other contents replace it, or are navigated to if they have a URL. */
function AccountScreen({ kind }: { kind: 'sign-in' | 'sign-up' }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<AccountDialog>(() => firstContent(kind));
  useLeaveWhenIn();

  function go(next: AccountDialog) {
    if (next.kind !== 'sign-in' && next.kind !== 'sign-up') return setDialog(next);
    if (next.kind === kind) return setDialog(next);
    const to = next.kind === 'sign-in' ? links.signIn() : links.createAccount();
    void navigate({ ...to, state: next.email ? { email: next.email } : {} });
  }

  return (
    <AccountCard isSignInPage onBack={dialog.kind === 'contact' ? () => setDialog({ kind }) : undefined}>
      <Suspense fallback={<ContentComing />}>
        <AccountContent
          // The next content starts with its own fields.
          key={dialog.kind}
          dialog={dialog}
          go={go}
          close={null}
          finish={() => setDialog({ kind })}
        />
        {/* Inside Suspense, so it also waits for the content. */}
        <TitleFocus contentKey={dialog.kind} />
      </Suspense>
    </AccountCard>
  );
}

function TitleFocus({ contentKey }: { contentKey: string }) {
  useTitleFocus(contentKey);
  return null;
}

function firstContent(kind: 'sign-in' | 'sign-up'): AccountDialog {
  const { email } = history.state ?? {};
  return typeof email === 'string' ? { kind, email } : { kind };
}

/** Redirects users who are already signed in. */
function useLeaveWhenIn() {
  const navigate = useNavigate();
  const isMember = useIsMember();
  // Only checked on arrival: signing in on this screen navigates by itself.
  const [wasMember] = useState(isMember);
  useEffect(() => {
    if (wasMember) void navigate({ ...links.planner(), replace: true });
  }, [wasMember, navigate]);
}
