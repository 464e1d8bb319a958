import { createRoute, redirect } from '@tanstack/react-router';
import { keepMailedKey, keepMailedLink } from '../lib/mailed-link';
import { further, root } from './root-route';

// The pages that links in emails open. The secret of an emailed link is removed from the URL before anything else happens.

const mailedReset = createRoute({
  getParentRoute: () => root,
  path: '/reset_password/$a/$b',
  beforeLoad: ({ params }) => {
    keepMailedLink('reset', params);
    throw redirect({ to: '/reset_password', replace: true });
  },
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset_password',
  component: further(({ resetPassword }) => resetPassword, 'ResetPasswordPage'),
});

const mailedConfirm = createRoute({
  getParentRoute: () => root,
  path: '/confirm_email/$a/$b',
  beforeLoad: ({ params }) => {
    keepMailedLink('confirm-email', params);
    throw redirect({ to: '/confirm_email', replace: true });
  },
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm_email',
  component: further(({ confirmEmail }) => confirmEmail, 'ConfirmEmailPage'),
});

const mailedKeep = createRoute({
  getParentRoute: () => root,
  path: '/keep_email/$a/$b',
  beforeLoad: ({ params }) => {
    keepMailedLink('keep-email', params);
    throw redirect({ to: '/keep_email', replace: true });
  },
});

const keepEmail = createRoute({
  getParentRoute: () => root,
  path: '/keep_email',
  component: further(({ keepEmail }) => keepEmail, 'KeepEmailPage'),
});

const mailedUnsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe/$key',
  beforeLoad: ({ params }) => {
    keepMailedKey(params.key);
    throw redirect({ to: '/unsubscribe', replace: true });
  },
});

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  component: further(({ unsubscribe }) => unsubscribe, 'UnsubscribePage'),
});

const mailedList = createRoute({
  getParentRoute: () => root,
  path: '/confirm_list/$a/$b',
  beforeLoad: ({ params }) => {
    keepMailedLink('confirm-list', params);
    throw redirect({ to: '/confirm_list', replace: true });
  },
});

const confirmList = createRoute({
  getParentRoute: () => root,
  path: '/confirm_list',
  component: further(({ confirmList }) => confirmList, 'ConfirmListPage'),
});

/** The pages that links in emails open, and the routes of the links themselves. */
export const mailedLinkRoutes = [
  mailedReset,
  resetPassword,
  mailedConfirm,
  confirmEmail,
  mailedKeep,
  keepEmail,
  mailedUnsubscribe,
  unsubscribe,
  mailedList,
  confirmList,
] as const;
