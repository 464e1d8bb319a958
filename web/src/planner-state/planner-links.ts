import { links, type PlannerSearch, type PlannerTab } from '../lib/links';
import type { sharedLinks } from './shared-links';

/**
 * Creates a link to a tab of the planner, with the rest of its URL. The user's own trips and viewed trips have different URLs.
 * A null tab is the planner's first tab.
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
