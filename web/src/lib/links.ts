import { linkOptions } from '@tanstack/react-router';

/** Tabs of the planner as named in the URL. */
export const PLANNER_TABS = ['things_do', 'trip_details', 'trip_ideas', 'hotels'] as const;

/** One tab of the planner. */
export type PlannerTab = (typeof PLANNER_TABS)[number];

/** Views of the current trip as named in the URL; the first is the default. */
export const TRIP_VIEWS = ['itinerary', 'calendar', 'costs', 'pictures', 'history', 'check', 'day'] as const;

/** One view of the current trip. */
export type TripView = (typeof TRIP_VIEWS)[number];

/** Sections of the page editor as named in the URL, in order. */
export const PAGE_SECTIONS = [
  'name',
  'headlines',
  'contacts',
  'itinerary',
  'descriptions',
  'inclusions',
  'exclusions',
  'costs',
  'actions',
  'steps',
  'offers',
  'validity',
] as const;

/** One section of the page editor. */
export type PageSection = (typeof PAGE_SECTIONS)[number];

/** The search params of the page editor. */
export interface PageEditorSearch {
  /** The open trip; the last one if missing. */
  trip?: string;
  section?: PageSection;
}

/** Cards of the account page as named in the URL's hash; only some users have the last two. */
export type AccountSection =
  | 'profile'
  | 'preferences'
  | 'security'
  | 'email'
  | 'data'
  | 'business'
  | 'contacts';

/** The planner's search params, besides its tab. */
export interface PlannerSearch {
  /** The open trip; if missing, the planner opens the last one. */
  trip?: string;
  view?: TripView;
  /** The trip idea or tour previewed in the ideas tab. */
  idea?: string;
  /** The place that is open in Things To Do. */
  place?: string;
  /** The open day of the view `day`, by its key. */
  day?: string;
  /** What a shortcut of the installed app opens: today in the last trip, or a new trip. */
  open?: 'today' | 'new';
}

/** Parses the planner's search params; drops anything unknown. */
export function readPlannerSearch(search: Record<string, unknown>): PlannerSearch {
  const view = TRIP_VIEWS.find((known) => known === search.view);
  return {
    ...(typeof search.trip === 'string' && search.trip ? { trip: search.trip } : {}),
    ...(view ? { view } : {}),
    ...(typeof search.idea === 'string' && search.idea ? { idea: search.idea } : {}),
    ...(typeof search.place === 'string' && search.place ? { place: search.place } : {}),
    ...(typeof search.day === 'string' && search.day ? { day: search.day } : {}),
    ...(search.open === 'today' || search.open === 'new' ? { open: search.open } : {}),
  };
}

/** Parses the search params of the page editor; drops anything unknown. */
export function readPageEditorSearch(search: Record<string, unknown>): PageEditorSearch {
  const section = PAGE_SECTIONS.find((known) => known === search.section);
  return {
    ...(typeof search.trip === 'string' && search.trip ? { trip: search.trip } : {}),
    ...(section ? { section } : {}),
  };
}

/** Whether a part of a URL names a planner tab. */
export function isPlannerTab(word: string): word is PlannerTab {
  return PLANNER_TABS.some((tab) => tab === word);
}

/** Every URL of the app; spread one into a `Link` or pass it to `navigate`. */
export const links = {
  home: () => linkOptions({ to: '/' }),
  myTrips: () => linkOptions({ to: '/trips_modal' }),
  currentThemes: () => linkOptions({ to: '/current_trip_themes' }),
  newThemes: () => linkOptions({ to: '/new_trip_themes' }),
  travelSearch: (q?: string) => linkOptions({ to: '/travel_search', search: q ? { q } : {} }),
  usaTravel: (state?: string) => linkOptions({ to: '/usa_travel_info', search: state ? { state } : {} }),
  tripPdf: (trip: string) => linkOptions({ to: '/trip_pdf', search: { trip } }),
  tripIdea: (url: string) => linkOptions({ to: '/trip-idea/$url', params: { url } }),
  signIn: () => linkOptions({ to: '/user_sign_in' }),
  createAccount: () => linkOptions({ to: '/create_account' }),
  emailSignUp: () => linkOptions({ to: '/email_signup' }),
  emailSignUpThanks: () => linkOptions({ to: '/email_signup_thanks' }),
  resetPassword: () => linkOptions({ to: '/reset_password' }),
  account: (section?: AccountSection) =>
    linkOptions({ to: '/account', ...(section ? { hash: section } : {}) }),
  outbox: (mail?: string) => linkOptions({ to: '/admin/outbox', search: mail ? { mail } : {} }),
  deleteAccount: () => linkOptions({ to: '/delete_account' }),
  incoming: (search: { choose?: true } = {}) => linkOptions({ to: '/share_target', search }),
  terms: () => linkOptions({ to: '/terms' }),
  privacy: () => linkOptions({ to: '/privacy' }),
  newTrip: () => linkOptions({ to: '/trip_plan/new_trip' }),
  planner: (search: PlannerSearch = {}) => linkOptions({ to: '/trip_plan', search: withoutIdea(search) }),
  tripPageEditor: (search: PageEditorSearch) => linkOptions({ to: '/trip_page', search }),
  plannerTab: (tab: PlannerTab, search: PlannerSearch = {}) =>
    linkOptions({
      to: '/trip_plan/$tab',
      params: { tab },
      search: tab === 'trip_ideas' ? search : withoutIdea(search),
    }),
};

/** Drops the idea, which is previewed only in its own tab. */
function withoutIdea({ idea: _idea, ...rest }: PlannerSearch): PlannerSearch {
  return rest;
}
