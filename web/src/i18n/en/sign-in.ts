/** Words of signing in, signing up and what belongs to both. */
export const signIn = {
  signInTitle: 'Sign in',
};
