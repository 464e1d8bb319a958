// Every storage key with text about a person, in one place: a key that is missing here outlives the
// end of their session.

export const SESSION_KEY = 'wayfold.session';
export const USER_KEY = 'wayfold.user';
export const EMAIL_KEY = 'wayfold.email';
export const UNIT_KEY = 'wayfold.unit';
export const LAST_TRIP_KEY = 'wayfold.last-trip';
/** Shared pages that were viewed, and what they showed. */
export const SEEN_PAGES_KEY = 'wayfold.seen-pages';

/** About whoever is signed in. */
export const PERSONAL_KEYS = [USER_KEY, EMAIL_KEY, UNIT_KEY, LAST_TRIP_KEY, SEEN_PAGES_KEY] as const;

export const DESTINATION_KEY = 'wayfold.after-sign-in';
export const PENDING_PLACE_KEY = 'wayfold.pending-place';
export const PENDING_SHARE_KEY = 'wayfold.pending-share';
/** The id its copy will have, so a lost answer never makes two copies. */
export const PENDING_COPY_KEY = 'wayfold.pending-copy';
export const SIGN_UP_KEY = 'wayfold.sign-up-key';
export const SOCIAL_KEY = 'wayfold.social';
/** Since when it is unclear whether a guest has become a member. */
export const ENTERING_KEY = 'wayfold.entering';
/** A place and an idea of a link, for the landing page of a phone. */
export const LINKED_PLACE_KEY = 'wayfold.place';
export const LINKED_IDEA_KEY = 'wayfold.place_picture_modal.trip_idea';

/** What waits for somebody to sign in, or for the next page. */
export const PENDING_KEYS = [
  DESTINATION_KEY,
  PENDING_PLACE_KEY,
  PENDING_SHARE_KEY,
  PENDING_COPY_KEY,
  SIGN_UP_KEY,
  SOCIAL_KEY,
  ENTERING_KEY,
  LINKED_PLACE_KEY,
  LINKED_IDEA_KEY,
] as const;

/** Trips begun here that are still empty, so they hold no personal data. */
export const BEGUN_TRIPS_KEY = 'wayfold.begun-trips';
/** Known to the server as a device somebody signed in on. Stays when they sign out. */
export const DEVICE_KEY = 'wayfold.device';
/** Guests the server no longer knows, whose work goes to whoever signs in next. */
export const FORMER_GUESTS_KEY = 'wayfold.former-guests';
