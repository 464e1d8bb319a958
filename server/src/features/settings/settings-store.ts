import { SETTING_KEYS, SETTINGS, type Setting, type SettingKey } from '@wayfold/contract/instance/settings';
import { type SettingValues, settingValue } from '@wayfold/domain/setting-value';
import { oneOf, text } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import { sha256Hex } from '../../lib/hashing';

const LIST = statement('settings-list', 'select key, value from settings where key = any($1) order by key', {
  key: oneOf<SettingKey>(),
  value: text,
});
// Separate from the list, whose plan depends on the number of keys and is remade for each.
const ONE = statement('settings-one', 'select value from settings where key = $1', { value: text });
const ADD_MISSING = statement(
  'settings-add-missing',
  `insert into settings (key, value)
    select key, value from jsonb_to_recordset($1::jsonb) as row(key text, value text)
    on conflict (key) do nothing`,
  {},
);

/** The type of a setting's value. */
type SettingOf<K extends SettingKey> = SettingValues[(typeof SETTINGS)[K]['kind']];

/** Settings by key, in alphabetical order; unknown keys are left out. */
export async function listSettings(
  on: Queryable,
  keys: readonly string[] = SETTING_KEYS,
): Promise<Setting[]> {
  const known = SETTING_KEYS.filter((key) => keys.includes(key));
  return rowsOf(on, LIST, [known]);
}

/** One setting, parsed by its kind: the stored value, else its default. */
export async function getSetting<K extends SettingKey>(on: Queryable, key: K): Promise<SettingOf<K>> {
  const [row] = await rowsOf(on, ONE, [key]);
  const { kind, default: fallback } = SETTINGS[key];
  return settingValue(kind, row?.value ?? fallback, fallback) as SettingOf<K>; // of the key's kind
}

/** Changes whenever a setting does: a hash of all of them. */
export function settingsVersion(settings: readonly Setting[]): string {
  return sha256Hex(JSON.stringify(settings.map(({ key, value }) => [key, value]))).slice(0, 16);
}

/** Writes the default of every setting that is not set yet. */
export async function addMissingSettings(on: Queryable): Promise<void> {
  const defaults = SETTING_KEYS.map((key) => ({ key, value: SETTINGS[key].default }));
  await rowsOf(on, ADD_MISSING, [JSON.stringify(defaults)]);
}
