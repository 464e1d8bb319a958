import { links, type PlannerSearch, type PlannerTab } from '../lib/links';
import type { sharedLinks } from './shared-links';

/**
 * Leads to a tab of the planner, with what its address says besides: an own trip has addresses of its own, and so has one
 * that is looked at. Null for the planner's first tab.
 */
export type PlannerLinks = (
  tab: PlannerTab | null,
  search: PlannerSearch,
) =>
  | ReturnType<typeof links.planner>
  | ReturnType<typeof links.plannerTab>
  | ReturnType<typeof sharedLinks.share>
  | ReturnType<typeof sharedLinks.page>;

/** Links to the tabs of the device's own trips. */
export const ownLinks: PlannerLinks = (tab, search) =>
  tab === null ? links.planner(search) : links.plannerTab(tab, search);
