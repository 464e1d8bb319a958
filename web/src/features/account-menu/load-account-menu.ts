/** Loads the member's menu; names the many files it needs. */
export const loadAccountMenu = () => import('./account-menu');
