/** Loads the member's menu; a module of its own, because it lists many files. */
export const loadAccountMenu = () => import('./account-menu');
