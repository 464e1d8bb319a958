import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react';
import {
  type AccountContentProps,
  type AccountDialog,
  closeAccountDialog,
  swapAccountDialog,
  useAccountDialog,
} from '../../lib/account-dialogs';
import { retryImport } from '../../lib/retry-import';
import { ContentComing, SwapDialog } from '../../ui/swap-dialog';

type Kind = AccountDialog['kind'];
type Content = ComponentType<AccountContentProps>;

const contactContents = () => retryImport(() => import('./contact-contents'));
const signInContents = () => retryImport(() => import('./sign-in-contents'));

/** Makes a content that loads when it is first shown. */
function content<K extends Kind>(load: () => Promise<ComponentType<AccountContentProps<K>>>): Content {
  // Each is drawn with the dialog of its own kind alone: `Contents` looks it up by that.
  return lazy(async () => ({ default: (await load()) as unknown as Content }));
}

/** Every content by its kind. */
const CONTENTS: Record<Kind, Content> = {
  'sign-up': content<'sign-up'>(async () => (await signInContents()).SignUpContent),
  'sign-in': content<'sign-in'>(async () => (await signInContents()).SignInContent),
  'second-step': content<'second-step'>(async () => (await signInContents()).SecondStepContent),
  contact: content<'contact'>(async () => (await contactContents()).ContactContent),
  'data-question': content<'data-question'>(async () => (await contactContents()).DataQuestionContent),
  reset: content<'reset'>(async () => (await signInContents()).ResetContent),
  'confirm-identity': content<'confirm-identity'>(async () => (await signInContents()).ConfirmContent),
  'list-sign-up': content<'list-sign-up'>(async () => (await signInContents()).ListSignUpContent),
  'list-thanks': content<'list-thanks'>(async () => (await signInContents()).ListThanksContent),
};

/** The one dialog around accounts. */
export function AccountDialogHost() {
  const open = useAccountDialog();
  // The content before stays until the next one has come.
  const shown = useDeferredValue(open);
  if (!open || !shown) return null;
  const { dialog, isClosable } = shown;
  const Content = CONTENTS[dialog.kind];
  const close = isClosable ? closeAccountDialog : null;
  return (
    <SwapDialog contentKey={dialog.kind} onClose={close}>
      <Suspense fallback={<ContentComing />}>
        <Content dialog={dialog} go={swapAccountDialog} close={close} finish={closeAccountDialog} />
      </Suspense>
    </SwapDialog>
  );
}
