import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { keepIdea } from '../lib/kept-idea';
import { keepPlaceId } from '../lib/kept-place';
import { isPlannerTab, links, readPlannerSearch } from '../lib/links';
import { MOBILE_WIDTH } from '../lib/media';
import { retryImport } from '../lib/retry-import';
import { HomePlace } from '../pages/home-place';
import { PageComing } from './page-coming';
import { PageError } from './page-error';
import { Root } from './root';

function isMobile(): boolean {
  return matchMedia(`(max-width: ${MOBILE_WIDTH}px)`).matches;
}

// Every page of the product. Each loads with its own code; one that cannot be loaded ends in the update notice.

const root = createRootRoute({ component: Root });

const landing = createRoute({
  getParentRoute: () => root,
  id: 'landing',
  component: lazyRouteComponent(() => retryImport(() => import('../pages/landing-page')), 'LandingPage'),
});

const home = createRoute({ getParentRoute: () => landing, path: '/', component: HomePlace });

const myTrips = createRoute({
  getParentRoute: () => landing,
  path: '/trips_modal',
  component: lazyRouteComponent(() => retryImport(() => import('../pages/my-trips-dialog')), 'MyTripsDialog'),
});

const newTrip = createRoute({
  getParentRoute: () => landing,
  path: '/trip_plan/new_trip',
  beforeLoad: () => {
    if (isMobile()) throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(() => retryImport(() => import('../pages/new-trip-dialog')), 'NewTripDialog'),
});

/** One route for all tabs, so that the map stays when the tab changes. */
const planner = createRoute({
  getParentRoute: () => root,
  path: '/trip_plan',
  validateSearch: readPlannerSearch,
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/planner/planner-page')),
    'PlannerPage',
  ),
  pendingComponent: PageComing,
  pendingMs: 300,
  pendingMinMs: 0,
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

const tripIdea = createRoute({
  getParentRoute: () => root,
  path: '/trip-idea/$url',
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/ideas/trip-idea-page')),
    'TripIdeaPage',
  ),
});

const currentThemes = createRoute({
  getParentRoute: () => root,
  path: '/current_trip_themes',
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/ideas/themes-page')),
    'CurrentThemesPage',
  ),
});

const newThemes = createRoute({
  getParentRoute: () => root,
  path: '/new_trip_themes',
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/ideas/themes-page')),
    'NewThemesPage',
  ),
});

const travelSearch = createRoute({
  getParentRoute: () => root,
  path: '/travel_search',
  validateSearch: (search): { q?: string } => (typeof search.q === 'string' ? { q: search.q } : {}),
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/ideas/travel-search-page')),
    'TravelSearchPage',
  ),
});

const usaTravel = createRoute({
  getParentRoute: () => root,
  path: '/usa_travel_info',
  validateSearch: (search): { state?: string } =>
    typeof search.state === 'string' ? { state: search.state } : {},
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/ideas/usa-travel-page')),
    'UsaTravelPage',
  ),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => retryImport(() => import('../pages/legal/terms-page')), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/legal/privacy-page')),
    'PrivacyPage',
  ),
});

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe/$key',
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/mail-links/unsubscribe-page')),
    'UnsubscribePage',
  ),
});

const confirmList = createRoute({
  getParentRoute: () => root,
  path: '/confirm_list/$a/$b',
  component: lazyRouteComponent(
    () => retryImport(() => import('../pages/mail-links/confirm-list-page')),
    'ConfirmListPage',
  ),
});

/** A shared idea: beside the map where there is room for it, else as a sheet over the landing page. */
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

/** A link to a place: beside the map, or on phones over the landing page, which takes the kept id. */
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

/** As above; on phones the id goes along in the navigation, so that nothing is kept. */
const sharedPlace = createRoute({
  getParentRoute: () => root,
  path: '/poi_share/$id',
  beforeLoad: ({ params }) => {
    if (!isMobile())
      throw redirect({ ...links.plannerTab('things_do', { place: params.id }), replace: true });
    throw redirect({ to: '/', replace: true, state: { placeId: params.id } });
  },
});

const anythingElse = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const routeTree = root.addChildren([
  landing.addChildren([home, myTrips, newTrip]),
  planner.addChildren([plannerIndex, plannerTab]),
  tripIdea,
  currentThemes,
  newThemes,
  travelSearch,
  usaTravel,
  terms,
  privacy,
  unsubscribe,
  confirmList,
  sharedIdea,
  place,
  sharedPlace,
  anythingElse,
]);

/** Makes the router; the prerender passes a history of its own. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultErrorComponent: PageError,
    defaultPreload: false,
    // It keeps its notes in the window, which the prerender does not have.
    scrollRestoration: history === undefined,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
