import { AccountEntry } from '../features/account-menu/account-entry';
import { LandingHeader } from '../features/landing/landing-header';

/** The header of every page except the planner; without the sign-in button on sign-in pages. */
export function SiteHeader({ isSignInPage = false }: { isSignInPage?: boolean }) {
  return <LandingHeader account={isSignInPage ? null : <AccountEntry />} />;
}
