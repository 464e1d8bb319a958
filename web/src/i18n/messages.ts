import type { account } from './en/account';
import type { accountMenu } from './en/account-menu';
import type { accountSecurity } from './en/account-security';
import type { addDestination } from './en/add-destination';
import type { admin } from './en/admin';
import { app } from './en/app';
import type { calendar } from './en/calendar';
import type { contact } from './en/contact';
import type { costCard } from './en/cost-card';
import type { costs } from './en/costs';
import type { files } from './en/files';
import type { history } from './en/history';
import type { hotels } from './en/hotels';
import type { ideaPages } from './en/idea-pages';
import type { itinerary } from './en/itinerary';
import { landing } from './en/landing';
import type { legal } from './en/legal';
import type { lightbox } from './en/lightbox';
import type { mailedLinks } from './en/mailed-links';
import type { map } from './en/map';
import type { pictureSearch } from './en/picture-search';
import type { pictures } from './en/pictures';
import type { planner } from './en/planner';
import type { plannerBar } from './en/planner-bar';
import type { plannerTabs } from './en/planner-tabs';
import type { ripple } from './en/ripple';
import type { sellerPage } from './en/seller-page';
import type { sharedTrip } from './en/shared-trip';
import type { sharing } from './en/sharing';
import type { signIn } from './en/sign-in';
import type { thingsToDo } from './en/things-to-do';
import type { tripCheck } from './en/trip-check';
import type { tripIdeas } from './en/trip-ideas';
import type { tripMenu } from './en/trip-menu';
import type { tripPage } from './en/trip-page';
import type { tripPdf } from './en/trip-pdf';
import type { tripWords } from './en/trip-words';
import { ui } from './en/ui';

/** Words every screen may need; they come with the first load. */
export const firstMessages = { app, landing, ui };

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
  pictureSearch: typeof pictureSearch;
  pictures: typeof pictures;
  planner: typeof planner;
  tripWords: typeof tripWords;
  tripIdeas: typeof tripIdeas;
  tripMenu: typeof tripMenu;
  tripPage: typeof tripPage;
  tripPdf: typeof tripPdf;
  ripple: typeof ripple;
  sellerPage: typeof sellerPage;
  sharedTrip: typeof sharedTrip;
  sharing: typeof sharing;
  signIn: typeof signIn;
  thingsToDo: typeof thingsToDo;
  plannerTabs: typeof plannerTabs;
  plannerBar: typeof plannerBar;
  hotels: typeof hotels;
  ideaPages: typeof ideaPages;
  itinerary: typeof itinerary;
  calendar: typeof calendar;
  costCard: typeof costCard;
  costs: typeof costs;
  files: typeof files;
  history: typeof history;
  tripCheck: typeof tripCheck;
  addDestination: typeof addDestination;
  contact: typeof contact;
  legal: typeof legal;
  mailedLinks: typeof mailedLinks;
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: 'en-US';
  }
}
