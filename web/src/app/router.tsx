import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { isPlannerTab, links, readPageEditorSearch, readPlannerSearch } from '../lib/links';
import { retryImport } from '../lib/loading/retry-import';
import { keepQuery } from '../lib/mailed-link';
import { MOBILE_WIDTH } from '../lib/media';
import { HomePlace } from '../pages/home-place';
import { PlannerComing } from '../pages/planner/planner-outline';
import { keepIdea } from '../planner-state/kept-idea';
import { keepPlaceId } from '../planner-state/kept-place';
import { mailedLinkRoutes } from './mailed-link-routes';
import { PageComing } from './page-coming';
import { PageError } from './page-error';
import { further, root } from './root-route';

function isMobile(): boolean {
  return matchMedia(`(max-width: ${MOBILE_WIDTH}px)`).matches;
}

function anySearch(search: Record<string, unknown>): Record<string, unknown> {
  return search;
}

// Every page of the product. Each loads its own code; if that can't be loaded, the update notice is shown.

const landing = createRoute({
  getParentRoute: () => root,
  id: 'landing',
  component: lazyRouteComponent(() => retryImport(() => import('../pages/landing-page')), 'LandingPage'),
});

const signUpDialog = createRoute({
  getParentRoute: () => landing,
  path: '/user_signup',
  component: further(({ addressedDialogs }) => addressedDialogs, 'SignUpDialog'),
});

const emailSignUp = createRoute({
  getParentRoute: () => landing,
  path: '/email_signup',
  component: further(({ addressedDialogs }) => addressedDialogs, 'ListSignUpDialog'),
});

const emailSignUpThanks = createRoute({
  getParentRoute: () => landing,
  path: '/email_signup_thanks',
  component: further(({ addressedDialogs }) => addressedDialogs, 'ListThanksDialog'),
});

const home = createRoute({ getParentRoute: () => landing, path: '/', component: HomePlace });

const myTrips = createRoute({
  getParentRoute: () => landing,
  path: '/trips_modal',
  component: further(({ myTrips }) => myTrips, 'MyTripsDialog'),
});

const newTrip = createRoute({
  getParentRoute: () => landing,
  path: '/trip_plan/new_trip',
  beforeLoad: () => {
    if (isMobile()) throw redirect({ to: '/', replace: true });
  },
  component: further(({ newTrip }) => newTrip, 'NewTripDialog'),
});

/** One route for all tabs, so that the map stays mounted when the tab changes. */
const planner = createRoute({
  getParentRoute: () => root,
  path: '/trip_plan',
  validateSearch: readPlannerSearch,
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/planner/planner-page')),
    'PlannerPage',
  ),
  pendingComponent: PlannerComing,
  pendingMs: 300,
  pendingMinMs: 0,
});

/** A shared trip in the planner; the page reads the search params. */
const sharedTrip = createRoute({
  getParentRoute: () => root,
  path: '/trip_share/$shareid',
  validateSearch: anySearch,
  component: further(({ sharedPlanner }) => sharedPlanner, 'SharedTripPage'),
});

const tripPage = createRoute({
  getParentRoute: () => root,
  path: '/trip_plan/trip',
  validateSearch: anySearch,
  component: further(({ sharedPlanner }) => sharedPlanner, 'TripPage'),
});

/** The editor for a trip's page. */
const sellerPage = createRoute({
  getParentRoute: () => root,
  path: '/trip_page',
  validateSearch: readPageEditorSearch,
  component: further(({ sellerPage }) => sellerPage, 'SellerPage'),
  pendingComponent: PageComing,
  pendingMs: 300,
  pendingMinMs: 0,
});

/** Starts a trip with the texts of the page template; the template itself is rendered by the server. */
const startTemplate = createRoute({
  getParentRoute: () => root,
  path: '/template_1/start',
  component: further(({ startTemplate }) => startTemplate, 'StartTemplatePage'),
});

const plannerIndex = createRoute({ getParentRoute: () => planner, path: '/', component: () => null });

const plannerTab = createRoute({
  getParentRoute: () => planner,
  path: '$tab',
  beforeLoad: ({ params, search }) => {
    if (!isPlannerTab(params.tab)) throw redirect({ to: '/trip_plan', search, replace: true });
  },
  component: () => null,
});

/** A PDF of a trip; its id is in `trip`, or in `tripid` in older links. */
const tripPdf = createRoute({
  getParentRoute: () => root,
  path: '/trip_pdf',
  validateSearch: ({ trip, tripid }): { trip?: string } => {
    const id = [trip, tripid].find((word) => typeof word === 'string' && word !== '');
    return typeof id === 'string' ? { trip: id } : {};
  },
  component: further(({ tripPdf }) => tripPdf, 'TripPdfPage'),
});

const tripIdea = createRoute({
  getParentRoute: () => root,
  path: '/trip-idea/$url',
  component: further(({ tripIdea }) => tripIdea, 'TripIdeaPage'),
});

const currentThemes = createRoute({
  getParentRoute: () => root,
  path: '/current_trip_themes',
  component: further(({ themes }) => themes, 'CurrentThemesPage'),
});

const newThemes = createRoute({
  getParentRoute: () => root,
  path: '/new_trip_themes',
  component: further(({ themes }) => themes, 'NewThemesPage'),
});

const travelSearch = createRoute({
  getParentRoute: () => root,
  path: '/travel_search',
  validateSearch: (search): { q?: string } => (typeof search.q === 'string' ? { q: search.q } : {}),
  component: further(({ travelSearch }) => travelSearch, 'TravelSearchPage'),
});

const usaTravel = createRoute({
  getParentRoute: () => root,
  path: '/usa_travel_info',
  validateSearch: (search): { state?: string } =>
    typeof search.state === 'string' ? { state: search.state } : {},
  component: further(({ usaTravel }) => usaTravel, 'UsaTravelPage'),
});

const imageSearch = createRoute({
  getParentRoute: () => root,
  path: '/image_search',
  component: further(({ imageSearch }) => imageSearch, 'ImageSearchPage'),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/user_sign_in',
  component: further(({ accountScreen }) => accountScreen, 'SignInScreen'),
});

const createAccount = createRoute({
  getParentRoute: () => root,
  path: '/create_account',
  component: further(({ accountScreen }) => accountScreen, 'CreateAccountScreen'),
});

const socialCallback = createRoute({
  getParentRoute: () => root,
  path: '/sign_in/callback',
  // Stored as it is, so that the router doesn't read it as search params.
  beforeLoad: () => {
    if (!location.search) return;
    keepQuery(location.search);
    throw redirect({ to: '/sign_in/callback', search: {}, replace: true });
  },
  component: further(({ socialCallback }) => socialCallback, 'SocialCallbackPage'),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: further(({ terms }) => terms, 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: further(({ privacy }) => privacy, 'PrivacyPage'),
});

/** A shared idea: beside the map if there is room, or else as a sheet over the landing page. */
const sharedIdea = createRoute({
  getParentRoute: () => root,
  path: '/tripidea/$ideaid',
  beforeLoad: ({ params }) => {
    if (matchMedia(`(max-width: ${MOBILE_WIDTH}px)`).matches) {
      keepIdea(params.ideaid);
      throw redirect({ ...links.home(), replace: true });
    }
    throw redirect({ ...links.plannerTab('trip_ideas', { idea: params.ideaid }), replace: true });
  },
  component: () => null,
});

/** A link to a place: opens beside the map, or on phones over the landing page, which reads the stored id. */
const place = createRoute({
  getParentRoute: () => root,
  path: '/places/$id',
  beforeLoad: ({ params }) => {
    if (!isMobile())
      throw redirect({ ...links.plannerTab('things_do', { place: params.id }), replace: true });
    keepPlaceId(params.id);
    throw redirect({ to: '/', replace: true });
  },
});

/** As above, but on phones the navigation state passes the id, so nothing is stored. */
const sharedPlace = createRoute({
  getParentRoute: () => root,
  path: '/poi_share/$id',
  beforeLoad: ({ params }) => {
    if (!isMobile())
      throw redirect({ ...links.plannerTab('things_do', { place: params.id }), replace: true });
    throw redirect({ to: '/', replace: true, state: { placeId: params.id } });
  },
});

/** Where the service worker sends what another app shared; `choose` asks for the trip even if one is open. */
const incoming = createRoute({
  getParentRoute: () => root,
  path: '/share_target',
  validateSearch: ({ choose }): { choose?: true } => (choose === true ? { choose } : {}),
  component: further(({ incoming }) => incoming, 'IncomingPage'),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: further(({ account }) => account, 'AccountPage'),
  pendingComponent: PageComing,
  pendingMs: 300,
  pendingMinMs: 0,
});

const deleteAccount = createRoute({
  getParentRoute: () => root,
  path: '/delete_account',
  component: further(({ deleteAccount }) => deleteAccount, 'DeleteAccountPage'),
  pendingComponent: PageComing,
  pendingMs: 300,
  pendingMinMs: 0,
});

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/admin/outbox',
  validateSearch: (search): { mail?: string } =>
    typeof search.mail === 'string' ? { mail: search.mail } : {},
  component: further(({ outbox }) => outbox, 'OutboxPage'),
});

const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const routeTree = root.addChildren([
  landing.addChildren([home, myTrips, newTrip, signUpDialog, emailSignUp, emailSignUpThanks]),
  planner.addChildren([plannerIndex, plannerTab]),
  sharedTrip,
  tripPage,
  sellerPage,
  startTemplate,
  tripPdf,
  tripIdea,
  currentThemes,
  newThemes,
  travelSearch,
  usaTravel,
  imageSearch,
  signIn,
  createAccount,
  socialCallback,
  ...mailedLinkRoutes,
  terms,
  privacy,
  sharedIdea,
  place,
  sharedPlace,
  incoming,
  account,
  deleteAccount,
  outbox,
  anythingElse,
]);

/** Makes the router. */
export function makeRouter(history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    defaultErrorComponent: PageError,
    defaultPreload: false,
    // Scroll restoration stores its state on `window`, which the prerender doesn't have.
    scrollRestoration: 'history' in globalThis,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
