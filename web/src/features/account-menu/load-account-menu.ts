/** Loads the member's menu. In its own module because it lists many files. */
export const loadAccountMenu = () => import('./account-menu');
