// All storage keys with text about a user, in one place: a key that is missing here isn't removed when the session ends.

export const SESSION_KEY = 'wayfold.session';
export const USER_KEY = 'wayfold.user';
export const EMAIL_KEY = 'wayfold.email';
export const UNIT_KEY = 'wayfold.unit';
export const LAST_TRIP_KEY = 'wayfold.last-trip';
/** What the landing page shows of the trip to continue. */
export const CONTINUE_KEY = 'wayfold.continue';
/** Shared pages that were viewed, and what they showed. */
export const SEEN_PAGES_KEY = 'wayfold.seen-pages';
/** Places that were added to trips. */
export const RECENT_PLACES_KEY = 'wayfold.recent-places';
/** Places that were added to days of trips. */
export const RECENT_PLANS_KEY = 'wayfold.recent-plans';
/** Places that are saved in the account. */
export const SAVED_PLACES_KEY = 'wayfold.saved-places';

/** The lines of legs that were on the map last. */
export const LEG_LINES_KEY = 'wayfold.leg-lines';

/** Keys with text about the signed-in user. */
export const PERSONAL_KEYS = [
  USER_KEY,
  EMAIL_KEY,
  UNIT_KEY,
  LAST_TRIP_KEY,
  CONTINUE_KEY,
  SEEN_PAGES_KEY,
  RECENT_PLACES_KEY,
  RECENT_PLANS_KEY,
  SAVED_PLACES_KEY,
  LEG_LINES_KEY,
] as const;

export const DESTINATION_KEY = 'wayfold.after-sign-in';
export const PENDING_PLACE_KEY = 'wayfold.pending-place';
export const PENDING_SHARE_KEY = 'wayfold.pending-share';
/** The id that its copy will have, so a lost response never creates two copies. */
export const PENDING_COPY_KEY = 'wayfold.pending-copy';
export const SIGN_UP_KEY = 'wayfold.sign-up-key';
export const SOCIAL_KEY = 'wayfold.social';
/** The time since when it is unclear whether a guest has become a member. */
export const ENTERING_KEY = 'wayfold.entering';
/** A place and an idea from a link, for the landing page on a phone. */
export const LINKED_PLACE_KEY = 'wayfold.place';
export const LINKED_IDEA_KEY = 'wayfold.place_picture_modal.trip_idea';

/** What is pending until a sign-in, or until the next page. */
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

/** Trips created here that are still empty, so they contain no personal data. */
export const BEGUN_TRIPS_KEY = 'wayfold.begun-trips';
/** Identifies this device to the server as one where somebody has signed in. Stays after they sign out. */
export const DEVICE_KEY = 'wayfold.device';
/** Guests that the server no longer knows; their work goes to the next user who signs in. */
export const FORMER_GUESTS_KEY = 'wayfold.former-guests';
/** How people who signed in here described themselves last. Says nothing about who they are, and stays after they sign out. */
export const USER_TYPE_KEY = 'wayfold.user-type';
