/** Words of the member's menu, and of the way in for everybody else. */
export const accountMenu = {
  label: 'Your account',
  open: 'Account of {name}',
  yours: 'Your account',
  trips: 'My trips',
  outbox: 'Outbox',
  signOut: 'Sign out',
  signIn: 'Sign In',
  create: 'Create a free account',
  kept: 'Kept on this device',
  waitTitle: 'Sign out now?',
  waitBody: 'Some changes have not reached the server yet. They stay on this device until you sign in again.',
  stay: 'Stay signed in',
  leaving: 'Signing out',
  signOutFailed: 'Signing out didn’t work. Try again in a moment.',
};
