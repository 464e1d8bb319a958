/** Words of the account menu, and of signing in for everybody else. */
export const accountMenu = {
  label: 'Your account',
  open: '{name}, account menu',
  yours: 'Your account',
  trips: 'My trips',
  outbox: 'Outbox',
  signOut: 'Sign out',
  signIn: 'Sign In',
  create: 'Create a free account',
  savedOnDevice: 'Saved on this device',
  waitTitle: 'Sign out now?',
  waitBody:
    'Some changes aren’t saved to your account yet. They’ll stay on this device until you sign in again.',
  stay: 'Stay signed in',
  leaving: 'Signing out...',
  signOutFailed: 'Couldn’t sign you out. Try again in a moment.',
};
