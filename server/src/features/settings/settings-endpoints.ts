import type { settings } from '@wayfold/contract/instance/settings';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import { listSettings, settingsVersion } from './settings-store';
import { listUserTypes } from './user-types-store';

/** Endpoints for the product's settings. */
export function settingsHandlers({ database: { pool } }: Services): Handlers<typeof settings> {
  return {
    list: async ({ query }) => {
      const keys = (query.keys ?? '').split(',').map((key) => key.trim());
      const named = keys.filter((key) => key !== '');
      return named.length > 0 ? listSettings(pool, named) : listSettings(pool);
    },
    since: async ({ params }) => {
      const all = await listSettings(pool);
      const version = settingsVersion(all);
      const changed = version !== params.v;
      return { version, changed, settings: changed ? all : [] };
    },
    userTypes: async () => listUserTypes(pool),
  };
}
