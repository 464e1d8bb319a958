/**
 * Pages, and dialogs over the landing page, that few visits start on, by content.
 *
 * The router knows their URLs from the start. The files they need are listed here, in a separate file that the landing page
 * doesn't load.
 */
export const furtherPages = {
  account: () => import('./account/account-page'),
  accountScreen: () => import('./account/account-screen'),
  addressedDialogs: () => import('./addressed-dialog'),
  confirmEmail: () => import('./mail-links/confirm-email-page'),
  confirmList: () => import('./mail-links/confirm-list-page'),
  deleteAccount: () => import('./account/delete-account-page'),
  imageSearch: () => import('./image-search-page'),
  ideaSheet: () => import('./ideas/idea-sheet'),
  incoming: () => import('./incoming-page'),
  keepEmail: () => import('./mail-links/keep-email-page'),
  myTrips: () => import('./my-trips-dialog'),
  newTrip: () => import('./new-trip-dialog'),
  outbox: () => import('./admin/outbox-page'),
  placeSheet: () => import('./place-sheet'),
  privacy: () => import('./legal/privacy-page'),
  resetPassword: () => import('./account/reset-password-page'),
  sellerPage: () => import('./seller-page/seller-page'),
  sharedPlanner: () => import('./planner/shared/shared-planner-page'),
  socialCallback: () => import('./account/social-callback-page'),
  startTemplate: () => import('./seller-page/start-template-page'),
  terms: () => import('./legal/terms-page'),
  themes: () => import('./ideas/themes-page'),
  travelSearch: () => import('./ideas/travel-search-page'),
  tripPdf: () => import('./trip-pdf/trip-pdf-page'),
  tripIdea: () => import('./ideas/trip-idea-page'),
  unsubscribe: () => import('./mail-links/unsubscribe-page'),
  usaTravel: () => import('./ideas/usa-travel-page'),
};
