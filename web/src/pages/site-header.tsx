import { AccountEntry } from '../features/account-menu/account-entry';
import { LandingHeader } from '../features/landing/landing-header';

/** The bar over every page that is not the planner; without the way in where the page is one itself. */
export function SiteHeader({ isSignInPage = false }: { isSignInPage?: boolean }) {
  return <LandingHeader account={isSignInPage ? null : <AccountEntry />} />;
}
