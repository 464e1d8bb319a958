import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type WayOn, wayOnAfterSignIn } from '../../api/shared-trip/shared-copies';
import { isSignInPage } from '../../api/sign-in/after-sign-in';
import type { EnteredActions } from '../../features/sign-in/entered';
import type { AccountDialog } from '../../lib/account-dialogs';
import { accountButton, focusOnceLost } from '../../lib/focus-later';
import { links } from '../../lib/links';
import { toast } from '../../ui/dialogs/toast-store';

/** Tells the user if signing in merged the guest's trips, or restored an account that was about to be deleted. */
export function useSayEntered(): EnteredActions['onIn'] {
  const t = useTranslations('signIn');
  return ({ merged, kept }) => {
    if (kept) toast({ message: t('accountRestored') });
    else if (merged) toast({ message: t('mergedGuest') });
  };
}

const SHARE_WORDS = {
  saved: 'sharedSaved',
  own: 'sharedOwn',
  gone: 'sharedGone',
  later: 'sharedLater',
} as const;

/** Finds where to go after signing in, and reports what happened to a shared trip that was waiting for the sign-in. */
export function useWayOn(): () => Promise<WayOn> {
  const t = useTranslations('signIn');
  return async () => {
    const way = await wayOnAfterSignIn();
    if (way.share !== 'none') toast({ message: t(SHARE_WORDS[way.share]) });
    return way;
  };
}

/** Continues after the user has signed in or up in one of the contents. */
export function useEntered(props: { go: (next: AccountDialog) => void; finish: () => void }): Omit<
  EnteredActions,
  'onSecondStep'
> & {
  onSecondStep: (step: Parameters<EnteredActions['onSecondStep']>[0] & { keepSignedIn?: boolean }) => void;
} {
  const { go, finish } = props;
  const say = useSayEntered();
  const wayOn = useWayOn();
  const navigate = useNavigate();
  return {
    onIn: async (how) => {
      const { pathname } = location;
      finish();
      say(how);
      const { href } = await wayOn();
      const stays = !isSignInPage(pathname) && href === links.planner().to;
      if (stays) focusOnceLost(accountButton);
      else void navigate({ href });
    },
    onSecondStep: ({ ticket, ways, keepSignedIn = true }) =>
      go({ kind: 'second-step', ticket, ways, keepSignedIn }),
    onNowhere: () => {
      finish();
      void navigate(links.home());
    },
  };
}
