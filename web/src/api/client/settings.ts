import type { SettingKey } from '@wayfold/contract/instance/settings';
import { type SettingValues, settingValue } from '@wayfold/domain/setting-value';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../device/device-storage';
import { client, failureOf } from './client';
import { SETTING_DEFAULTS } from './setting-defaults';

type Kind<K extends SettingKey> = (typeof SETTING_DEFAULTS)[K]['kind'];

/** The parsed value of a setting: numbers and booleans as such, lists split at commas, the rest as text. */
export type SettingValue<K extends SettingKey> = SettingValues[Kind<K>];

const KEPT_KEY = 'wayfold.settings';

interface Kept {
  version: string;
  values: Partial<Record<string, string>>;
}

let kept: Kept | null = null;
let asked = false;
const parsed = new Map<SettingKey, unknown>();
const defaults = new Map<SettingKey, unknown>();
const listeners = new Set<() => void>();

/**
 * The value of a setting: first the one stored on this device, then the server's.
 *
 * A value that can't be parsed gives the default.
 */
export function useSetting<K extends SettingKey>(key: K): SettingValue<K> {
  return useSyncExternalStore(
    onSettings,
    () => readSetting(key),
    () => defaultOf(key),
  );
}

function defaultOf<K extends SettingKey>(key: K): SettingValue<K> {
  if (!defaults.has(key)) defaults.set(key, parseSetting(key, undefined));
  return defaults.get(key) as SettingValue<K>; // put there by the line above, by the same key
}

/** Reads a setting as this device knows it, without asking the server. The same text gives the same value. */
export function readSetting<K extends SettingKey>(key: K): SettingValue<K> {
  if (!parsed.has(key)) parsed.set(key, parseSetting(key, readKept().values[key]));
  return parsed.get(key) as SettingValue<K>; // put there by the line above, by the same key
}

/** Reads the text of a setting by its kind. */
export function parseSetting<K extends SettingKey>(key: K, text: string | undefined): SettingValue<K> {
  const { kind, default: fallback } = SETTING_DEFAULTS[key];
  return settingValue(kind, text ?? fallback, fallback);
}

function readKept(): Kept {
  if (kept) return kept;
  kept = { version: '0', values: {} };
  try {
    const read: unknown = JSON.parse(deviceStorage.getItem(KEPT_KEY) ?? 'null');
    if (isKept(read)) kept = read;
  } catch {
    // Invalid JSON counts as nothing stored; the server's response replaces it.
  }
  return kept;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('values' in value))
    return false;
  return typeof value.version === 'string' && typeof value.values === 'object' && value.values !== null;
}

function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) void refreshSettings();
  return () => listeners.delete(listener);
}

/** Fetches newer settings once per page; if that fails, the stored ones stay. */
async function refreshSettings(): Promise<void> {
  asked = true;
  try {
    const answer = await client.settings.since({ params: { v: readKept().version } });
    if (!answer.changed) return;
    const values = Object.fromEntries(answer.settings.map(({ key, value }) => [key, value]));
    kept = { version: answer.version, values };
    parsed.clear();
    deviceStorage.setItem(KEPT_KEY, JSON.stringify(kept));
    for (const listener of listeners) listener();
  } catch (problem) {
    if (failureOf(problem) === null) throw problem;
    asked = false;
  }
}
