// Written by npm run generate from the files in server/src/db/migrations. Do not edit.

import type { Migration } from 'kysely';
import * as m0001 from './migrations/0001-people-and-settings';
import * as m0002 from './migrations/0002-trips';
import * as m0003 from './migrations/0003-ended-sessions';
import * as m0004 from './migrations/0004-places';
import * as m0005 from './migrations/0005-words-of-places';
import * as m0006 from './migrations/0006-hotel-category';
import * as m0007 from './migrations/0007-sign-in';
import * as m0008 from './migrations/0008-mail-and-contact';
import * as m0009 from './migrations/0009-profiles';
import * as m0010 from './migrations/0010-ways-in';
import * as m0011 from './migrations/0011-mails-of-people';
import * as m0012 from './migrations/0012-texts-of-trips';
import * as m0013 from './migrations/0013-shares';
import * as m0014 from './migrations/0014-files-of-mails';
import * as m0015 from './migrations/0015-pictures';
import * as m0016 from './migrations/0016-pictures-shown-by-trips';
import * as m0017 from './migrations/0017-pictures-of-guests';
import * as m0018 from './migrations/0018-sizes-of-trips';
import * as m0020 from './migrations/0020-sliding-limits';
import * as m0021 from './migrations/0021-names-of-currencies';
import * as m0022 from './migrations/0022-tracks';
import * as m0023 from './migrations/0023-private-notes';
import * as m0024 from './migrations/0024-links-of-plans';
import * as m0025 from './migrations/0025-street-areas';
import * as m0026 from './migrations/0026-lines-of-legs';
import * as m0027 from './migrations/0027-one-place-of-several-sources';
import * as m0028 from './migrations/0028-facts-of-places';
import * as m0029 from './migrations/0029-bookings';
import * as m0030 from './migrations/0030-reach-of-plans';
import * as m0031 from './migrations/0031-home-of-trips';
import * as m0032 from './migrations/0032-linked-trips';

/** Every migration in the order it runs, by the name the database remembers. */
export const migrations: Record<string, Migration> = {
  '0001-people-and-settings': m0001,
  '0002-trips': m0002,
  '0003-ended-sessions': m0003,
  '0004-places': m0004,
  '0005-words-of-places': m0005,
  '0006-hotel-category': m0006,
  '0007-sign-in': m0007,
  '0008-mail-and-contact': m0008,
  '0009-profiles': m0009,
  '0010-ways-in': m0010,
  '0011-mails-of-people': m0011,
  '0012-texts-of-trips': m0012,
  '0013-shares': m0013,
  '0014-files-of-mails': m0014,
  '0015-pictures': m0015,
  '0016-pictures-shown-by-trips': m0016,
  '0017-pictures-of-guests': m0017,
  '0018-sizes-of-trips': m0018,
  '0020-sliding-limits': m0020,
  '0021-names-of-currencies': m0021,
  '0022-tracks': m0022,
  '0023-private-notes': m0023,
  '0024-links-of-plans': m0024,
  '0025-street-areas': m0025,
  '0026-lines-of-legs': m0026,
  '0027-one-place-of-several-sources': m0027,
  '0028-facts-of-places': m0028,
  '0029-bookings': m0029,
  '0030-reach-of-plans': m0030,
  '0031-home-of-trips': m0031,
  '0032-linked-trips': m0032,
};
