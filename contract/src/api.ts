import { accounts } from './accounts-endpoints';
import { atlas, routes } from './atlas-endpoints';
import { exports } from './exports-endpoints';
import { health } from './health-endpoints';
import { ideas } from './ideas-endpoints';
import { pdf } from './pdf-endpoints';
import { pictureSearch } from './picture-search-endpoints';
import { pictures } from './pictures-endpoints';
import { places } from './places-endpoints';
import { post } from './post-endpoints';
import { profile } from './profile-endpoints';
import { security } from './security-endpoints';
import { settings } from './settings';
import { sharing } from './sharing-endpoints';
import { signIn } from './sign-in-endpoints';
import { tripMail } from './trip-mail-endpoints';
import { tripPage } from './trip-page-endpoints';
import { trips } from './trips-endpoints';
import { ways } from './ways-endpoints';

/** Every call of the API, by domain. `npm run generate` writes its methods and paths to `paths.generated.ts`. */
export const api = {
  accounts,
  atlas,
  exports,
  health,
  ideas,
  pdf,
  pictureSearch,
  pictures,
  places,
  post,
  profile,
  routes,
  security,
  settings,
  sharing,
  signIn,
  tripMail,
  tripPage,
  trips,
  ways,
};
export type Api = typeof api;
