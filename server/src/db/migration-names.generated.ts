// Written by npm run generate from the files in server/src/db/migrations. Do not edit.

/** Every migration in the order it runs, by the name the database remembers. */
export const migrationNames: readonly string[] = [
  '0001-people-and-settings',
  '0002-trips',
  '0003-ended-sessions',
  '0004-places',
  '0005-words-of-places',
  '0006-hotel-category',
  '0007-sign-in',
  '0008-mail-and-contact',
  '0009-profiles',
  '0010-ways-in',
  '0011-mails-of-people',
  '0012-texts-of-trips',
  '0013-shares',
  '0014-files-of-mails',
  '0015-pictures',
  '0016-pictures-shown-by-trips',
  '0017-pictures-of-guests',
  '0018-sizes-of-trips',
  '0020-sliding-limits',
  '0021-names-of-currencies',
  '0022-tracks',
  '0023-private-notes',
  '0024-links-of-plans',
  '0025-street-areas',
];
