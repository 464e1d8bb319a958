/** Words of the shell: titles, errors, what is on every page. */
export const app = {
  brokenTitle: 'This page stopped working',
  brokenBody: 'Your trips are safe. Load the page again to go on.',
  loadAgain: 'Load again',
  signIn: 'Sign In',
};
