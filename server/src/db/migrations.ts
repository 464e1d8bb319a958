import type { Migration } from 'kysely';
import * as peopleAndSettings from './migrations/0001-people-and-settings';
import * as trips from './migrations/0002-trips';
import * as endedSessions from './migrations/0003-ended-sessions';
import * as places from './migrations/0004-places';
import * as wordsOfPlaces from './migrations/0005-words-of-places';
import * as hotelCategory from './migrations/0006-hotel-category';
import * as signIn from './migrations/0007-sign-in';
import * as mailAndContact from './migrations/0008-mail-and-contact';
import * as profiles from './migrations/0009-profiles';
import * as signInMethods from './migrations/0010-ways-in';
import * as mailsOfPeople from './migrations/0011-mails-of-people';
import * as textsOfTrips from './migrations/0012-texts-of-trips';
import * as shares from './migrations/0013-shares';
import * as filesOfMails from './migrations/0014-files-of-mails';
import * as pictures from './migrations/0015-pictures';
import * as picturesShownByTrips from './migrations/0016-pictures-shown-by-trips';
import * as picturesOfGuests from './migrations/0017-pictures-of-guests';
import * as sizesOfTrips from './migrations/0018-sizes-of-trips';
import * as slidingLimits from './migrations/0020-sliding-limits';
import * as namesOfCurrencies from './migrations/0021-names-of-currencies';
import * as tracks from './migrations/0022-tracks';

/** Every migration in the order it runs, by the name the database remembers. Forward only; never edited once merged. */
export const migrations: Record<string, Migration> = {
  '0001-people-and-settings': peopleAndSettings,
  '0002-trips': trips,
  '0003-ended-sessions': endedSessions,
  '0004-places': places,
  '0005-words-of-places': wordsOfPlaces,
  '0006-hotel-category': hotelCategory,
  '0007-sign-in': signIn,
  '0008-mail-and-contact': mailAndContact,
  '0009-profiles': profiles,
  '0010-ways-in': signInMethods,
  '0011-mails-of-people': mailsOfPeople,
  '0012-texts-of-trips': textsOfTrips,
  '0013-shares': shares,
  '0014-files-of-mails': filesOfMails,
  '0015-pictures': pictures,
  '0016-pictures-shown-by-trips': picturesShownByTrips,
  '0017-pictures-of-guests': picturesOfGuests,
  '0018-sizes-of-trips': sizesOfTrips,
  '0020-sliding-limits': slidingLimits,
  '0021-names-of-currencies': namesOfCurrencies,
  '0022-tracks': tracks,
};
