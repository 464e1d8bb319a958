import { health } from './instance/health-endpoints';
import { settings } from './instance/settings';
import { accounts } from './people/accounts-endpoints';
import { contact } from './people/contact-endpoints';
import { newsletter } from './people/newsletter-endpoints';
import { outbox } from './people/outbox-endpoints';
import { profile } from './people/profile-endpoints';
import { security } from './people/security-endpoints';
import { signIn } from './people/sign-in-endpoints';
import { pictureSearch } from './pictures/picture-search-endpoints';
import { pictures } from './pictures/pictures-endpoints';
import { atlas, routes } from './places/atlas-endpoints';
import { directions } from './places/directions-endpoints';
import { ideas } from './places/ideas-endpoints';
import { places } from './places/places-endpoints';
import { exports } from './sharing/exports-endpoints';
import { pdf } from './sharing/pdf-endpoints';
import { sharing } from './sharing/sharing-endpoints';
import { tripMail } from './sharing/trip-mail-endpoints';
import { tripPage } from './sharing/trip-page-endpoints';
import { trips } from './trip/trips-endpoints';

/** Every call of the API, by domain. `npm run generate` writes the methods and paths to `paths.generated.ts`. */
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
  contact,
  newsletter,
  outbox,
  profile,
  routes,
  security,
  settings,
  sharing,
  signIn,
  tripMail,
  tripPage,
  trips,
  directions,
};
export type Api = typeof api;
