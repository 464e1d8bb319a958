import { SETTINGS, type SettingKey } from '@wayfold/contract/instance/settings';
import { DEFAULT_BUSINESS_CATEGORIES, Preferences, Travelers } from '@wayfold/contract/people/preferences';
import type { Queryable } from '../../db/statement';
import { listSettings } from '../settings/settings-store';
import { type ChosenRow, getChosen, saveChosen } from './preferences-store';

/** The settings that preferences default to. */
const FROM_SETTINGS = {
  budget: 'default_budget',
  pace: 'default_pace',
  travelers: 'default_travelers',
  language: 'default_language',
  currency: 'default_currency',
  travelLocation: 'default_travel_location',
  temperature: 'default_temperature',
} as const satisfies Partial<Record<keyof Preferences, SettingKey>>;

/** The preferences that suggestions start from: what the person chose, else the product's defaults. */
export async function readPreferences(on: Queryable, userId: string): Promise<Preferences> {
  return preferencesOf(await getChosen(on, userId), await defaultTexts(on));
}

/** Saves what a person chooses; fields they don't name stay unchanged. Their unit is the account's. */
export async function changePreferences(
  on: Queryable,
  userId: string,
  { units, ...chosen }: { readonly [F in keyof Preferences]?: Preferences[F] | undefined },
): Promise<Preferences> {
  return preferencesOf(await saveChosen(on, userId, { ...chosen, unit: units }), await defaultTexts(on));
}

async function defaultTexts(on: Queryable): Promise<Map<string, string>> {
  const settings = await listSettings(on, Object.values(FROM_SETTINGS));
  return new Map(settings.map(({ key, value }) => [key, value]));
}

function preferencesOf({ preferences: chosen, unit }: ChosenRow, texts: Map<string, string>): Preferences {
  const defaults: Record<string, unknown> = {
    homeAirport: null,
    homes: [null, null],
    businessCategories: DEFAULT_BUSINESS_CATEGORIES,
  };
  for (const [field, key] of Object.entries(FROM_SETTINGS)) {
    // A setting may have a value that no account can choose; the product's own default never does.
    const fitting = [texts.get(key) ?? '', SETTINGS[key].default].map((text) => valueIn(field, text));
    defaults[field] = fitting.find((value) => isFitting(field, value));
  }
  const kept = Object.entries(chosen).filter(([field, value]) => isFitting(field, value));
  return Preferences.parse({ ...defaults, ...Object.fromEntries(kept), units: unit });
}

const valueIn = (field: string, text: string) => (field === 'travelers' ? travelersIn(text) : text);

/** Whether a preference may have this value. Choices no longer on the list stay stored but aren't returned. */
function isFitting(field: string, value: unknown): boolean {
  const shape = Preferences.shape[field as keyof Preferences]; // undefined for fields that no longer exist
  return shape?.safeParse(value).success ?? false;
}

/** How many people, by age, a text such as "2 Adults, 1 Child" mentions; null if it mentions none. */
export function travelersIn(text: string): Travelers | null {
  const count = (word: string) => Number(new RegExp(`(\\d+)\\s*${word}`, 'i').exec(text)?.[1] ?? 0);
  const asked = { adults: count('adult'), children: count('child'), teens: count('teen') };
  const { success, data } = Travelers.safeParse(asked);
  return success ? data : null;
}
