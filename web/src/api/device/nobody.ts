/** The owner of trips before any user exists; otherwise it is a user's id. */
export const NOBODY = '';
