import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const WEB = path.join(import.meta.dirname, '..', 'web', 'src');
const MESSAGES = 'i18n/en/';

const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const source = files
  .filter((file) => !file.startsWith(MESSAGES))
  .map((file) => readFileSync(path.join(WEB, file), 'utf8'))
  .join('\n');

/** The paths of all messages of a value, such as ['changed', 'trip', 'name']. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner).map((rest) => [key, ...rest]));
}

/** Whether the source names a message, or computes keys such as its own. */
function isNamed(keys: readonly string[]): boolean {
  const [last = '', group] = keys.toReversed();
  if (new RegExp(`['"\`.]${last}['"\`]`).test(source)) return true;
  // t(`rules.${rule}`)
  if (group && new RegExp(`\\b${group}\\.\\$\\{`).test(source)) return true;
  // useTranslations('signIn.rules') with t(rule); the outermost group is named for every message in it
  if (group && keys.length > 2 && new RegExp(`\\b${group}['\`]`).test(source)) return true;
  return [...source.matchAll(/\}([A-Z][A-Za-z]+)`/g)].some(([, ending = '']) => last.endsWith(ending));
}

test.each(files.filter((file) => file.startsWith(MESSAGES)))(
  'the app shows every message of %s',
  async (file) => {
    const words: Record<string, unknown> = await import(path.join(WEB, file));

    const dead = pathsIn(words).filter((keys) => !isNamed(keys));

    expect(dead.map((keys) => keys.join('.'))).toEqual([]);
  },
);
