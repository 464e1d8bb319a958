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
    /** An address typed on the screen before. */
    email?: string;
  }
}

/** Signing in as a screen of its own. */
export function SignInScreen() {
  return <AccountScreen kind="sign-in" />;
}

/** Making an account as a screen of its own. */
export function CreateAccountScreen() {
  return <AccountScreen kind="sign-up" />;
}

/** A content around accounts in the middle of a page; the others swap into it, those with an address by going there. */
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
          // The next content begins with its own fields.
          key={dialog.kind}
          dialog={dialog}
          go={go}
          close={null}
          finish={() => setDialog({ kind })}
        />
        {/* In here, so that it waits for the content as well. */}
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

/** Who is signed in already has nothing to do here. */
function useLeaveWhenIn() {
  const navigate = useNavigate();
  const isMember = useIsMember();
  // Only on the way here: signing in on this screen leads on by itself.
  const [wasMember] = useState(isMember);
  useEffect(() => {
    if (wasMember) void navigate({ ...links.planner(), replace: true });
  }, [wasMember, navigate]);
}
