import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_KEYS } from '@wayfold/contract/instance/settings';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

function sourcesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('.generated.'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
}

test('every setting is either read in code or listed in docs/settings.md as not read yet, never both', () => {
  const code = ['domain/src', 'server/src', 'web/src'].flatMap(sourcesBelow).join('\n');
  const page = readFileSync(path.join(root, 'docs/settings.md'), 'utf8');
  const isRead = (key: string) => new RegExp(`['"]${key}['"]`).test(code);
  const isPromised = (key: string) => page.includes(`| \`${key}\` |`);

  expect(SETTING_KEYS.filter((key) => !isRead(key) && !isPromised(key))).toEqual([]);
  expect(SETTING_KEYS.filter((key) => isRead(key) && isPromised(key))).toEqual([]);
});

test('docs/settings.md lists only settings that exist', () => {
  const page = readFileSync(path.join(root, 'docs/settings.md'), 'utf8');
  const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key);

  expect(named.filter((key) => !SETTING_KEYS.some((known) => known === key))).toEqual([]);
});
