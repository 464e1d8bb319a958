import { AccountEntry } from '../features/account-menu/account-entry';
import { LandingHeader } from '../features/landing/landing-header';

/** The bar over every page that is not the planner. */
export function SiteHeader() {
  return <LandingHeader account={<AccountEntry />} />;
}
