import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useUpdateReady } from '../api/client/build-watch';
import { followAccount } from '../api/sign-in/follow-account';
import { useAccountDialog } from '../lib/account-dialogs';
import { links } from '../lib/links';
import { retryImport } from '../lib/loading/retry-import';
import { usePageFocus } from '../lib/page-focus';
import { followKeyboard } from '../lib/phone/keyboard-room';
import { followTheme } from '../lib/theme';
import { PicturesFrom, picturesLater } from '../trip-ui/pictures/picture-sources';
import { ToastRegion } from '../ui/dialogs/toast';
import { UpdateScreen } from './update-screen';

const AccountDialogHost = lazy(async () => ({
  default: (await retryImport(() => import('../pages/account/account-dialog-host'))).AccountDialogHost,
}));

/**
 * Everything around a page: the color scheme, the toast region, the account dialog, and the notice that a newer release
 * is available.
 */
export function Root() {
  useEffect(followTheme, []);
  useEffect(followKeyboard, []);
  const queryClient = useQueryClient();
  useEffect(() => followAccount(queryClient), [queryClient]);
  const isUpdateReady = useUpdateReady();
  usePageFocus(isPlanner);
  const hasAccountDialog = useAccountDialog() !== null;
  const [pictures] = useState(() => picturesLater(ownPictures));
  return (
    <PicturesFrom sources={pictures}>
      <Outlet />
      {hasAccountDialog ? (
        <Suspense>
          <AccountDialogHost />
        </Suspense>
      ) : null}
      <ToastRegion />
      {isUpdateReady ? <UpdateScreen /> : null}
    </PicturesFrom>
  );
}

async function ownPictures() {
  const { pictureSignatures } = await retryImport(() => import('../api/pictures/picture-signatures'));
  return pictureSignatures;
}

/** The planner sets the focus itself, inside its trip. */
const isPlanner = (pathname: string) => pathname.startsWith(links.planner().to);
