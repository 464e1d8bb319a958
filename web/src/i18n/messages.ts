import type { RefusalKey } from '@wayfold/contract/refusals/refusal';
import type { account } from './en/account/account';
import type { accountMenu } from './en/account/account-menu';
import type { accountSecurity } from './en/account/account-security';
import type { admin } from './en/account/admin';
import type { contact } from './en/account/contact';
import type { legal } from './en/account/legal';
import type { mailedLinks } from './en/account/mailed-links';
import type { signIn } from './en/account/sign-in';
import { app } from './en/app';
import type { bookings } from './en/bookings';
import type { lightbox } from './en/lightbox';
import type { continueTrip } from './en/pages/continue-trip';
import type { ideaPages } from './en/pages/idea-pages';
import type { incoming } from './en/pages/incoming';
import { landing } from './en/pages/landing';
import type { sellerPage } from './en/pages/seller-page';
import type { sharedTrip } from './en/pages/shared-trip';
import type { tripPage } from './en/pages/trip-page';
import type { tripPdf } from './en/pages/trip-pdf';
import type { addDestination } from './en/planner/add-destination';
import type { costCard } from './en/planner/cost-card';
import type { costs } from './en/planner/costs';
import type { addPlan } from './en/planner/days/add-plan';
import type { addToDay } from './en/planner/days/add-to-day';
import type { calendar } from './en/planner/days/calendar';
import type { day } from './en/planner/days/day';
import type { files } from './en/planner/files';
import type { history } from './en/planner/history';
import type { home } from './en/planner/home';
import type { hotels } from './en/planner/hotels';
import type { itinerary } from './en/planner/itinerary';
import type { map } from './en/planner/map';
import type { offlineMap } from './en/planner/offline-map';
import type { pictureSearch } from './en/planner/picture-search';
import type { pictures } from './en/planner/pictures';
import type { placeFacts } from './en/planner/place-facts';
import type { planner } from './en/planner/planner';
import type { plannerBar } from './en/planner/planner-bar';
import type { plannerTabs } from './en/planner/planner-tabs';
import type { ripple } from './en/planner/ripple';
import type { sharing } from './en/planner/sharing';
import type { streetPlace } from './en/planner/street-place';
import type { thingsToDo } from './en/planner/things-to-do';
import type { tripCheck } from './en/planner/trip-check';
import type { tripIdeas } from './en/planner/trip-ideas';
import type { tripMenu } from './en/planner/trip-menu';
import type { transport } from './en/transport';
import { tripNames } from './en/trip-names';
import type { tripWords } from './en/trip-words';
import { ui } from './en/ui';

/** Words every screen may need; they come with the first load. */
export const firstMessages = { app, landing, tripNames, ui };

/**
 * All words of the product, by feature.
 *
 * Features that load later bring theirs through `MessageScope`, so they appear here as types only.
 */
export interface Messages {
  account: typeof account;
  accountSecurity: typeof accountSecurity;
  admin: typeof admin;
  app: typeof app;
  accountMenu: typeof accountMenu;
  landing: typeof landing;
  lightbox: typeof lightbox;
  ui: typeof ui;
  map: typeof map;
  offlineMap: typeof offlineMap;
  pictureSearch: typeof pictureSearch;
  pictures: typeof pictures;
  placeFacts: typeof placeFacts;
  planner: typeof planner;
  transport: typeof transport;
  tripWords: typeof tripWords;
  tripIdeas: typeof tripIdeas;
  tripMenu: typeof tripMenu;
  tripNames: typeof tripNames;
  tripPage: typeof tripPage;
  tripPdf: typeof tripPdf;
  ripple: typeof ripple;
  sellerPage: typeof sellerPage;
  sharedTrip: typeof sharedTrip;
  sharing: typeof sharing;
  signIn: typeof signIn;
  streetPlace: typeof streetPlace;
  thingsToDo: typeof thingsToDo;
  plannerTabs: typeof plannerTabs;
  plannerBar: typeof plannerBar;
  home: typeof home;
  hotels: typeof hotels;
  ideaPages: typeof ideaPages;
  incoming: typeof incoming;
  itinerary: typeof itinerary;
  bookings: typeof bookings;
  calendar: typeof calendar;
  continueTrip: typeof continueTrip;
  costCard: typeof costCard;
  costs: typeof costs;
  files: typeof files;
  history: typeof history;
  day: typeof day;
  tripCheck: typeof tripCheck;
  addDestination: typeof addDestination;
  addPlan: typeof addPlan;
  addToDay: typeof addToDay;
  contact: typeof contact;
  legal: typeof legal;
  mailedLinks: typeof mailedLinks;
  /** Worded by `useRefusalWords` alone: these texts aren't compiled. */
  refusals: Readonly<Record<RefusalKey, string>>;
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: 'en-US';
  }
}
