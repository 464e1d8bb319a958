/** Words of the shell: titles, errors, what is on every page. */
export const app = {
  brokenTitle: 'Something went wrong',
  brokenBody: 'Your trips are safe. Reload the page to continue.',
  reload: 'Reload page',
  signIn: 'Sign In',
};
