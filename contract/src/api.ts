import { accounts } from './accounts-endpoints';
import { atlas, routes } from './atlas-endpoints';
import { health } from './health-endpoints';
import { ideas } from './ideas-endpoints';
import { places } from './places-endpoints';
import { settings } from './settings';
import { trips } from './trips-endpoints';
import { ways } from './ways-endpoints';

/** Every call of the API, by domain. `npm run generate` writes its methods and paths to `paths.generated.ts`. */
export const api = { accounts, atlas, health, ideas, places, routes, settings, trips, ways };
export type Api = typeof api;
