import type { SETTINGS } from '@wayfold/contract/instance/settings';

/** How to read the text of a setting. */
export type SettingKind = (typeof SETTINGS)[keyof typeof SETTINGS]['kind'];

/** The type of each kind of setting. */
export type SettingValues = {
  number: number;
  yesNo: boolean;
  list: readonly string[];
  text: string;
  template: string;
};

/**
 * Reads the text of a setting by its kind: yes in any case is true, lists are split at commas.
 *
 * @param fallback the setting's default, for a number that is empty or invalid
 */
export function settingValue<K extends SettingKind>(
  kind: K,
  text: string,
  fallback: string,
): SettingValues[K] {
  return READERS[kind](text, fallback) as SettingValues[K]; // the reader is the one of this kind
}

const READERS: { readonly [K in SettingKind]: (text: string, fallback: string) => SettingValues[K] } = {
  yesNo: (text) => /^yes$/i.test(text.trim()),
  list: (text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  number(text, fallback) {
    const number = Number(text);
    return text.trim() === '' || Number.isNaN(number) ? Number(fallback) : number;
  },
  text: (text) => text,
  template: (text) => text,
};
