import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const PAGES = ['security.md', 'security/accounts.md', 'security/data.md', 'security/asvs.md'];
const read = (page: string) => readFileSync(path.join(root, 'docs', page), 'utf8');

/** Number of level 1 and 2 requirements in each chapter of ASVS 5.0.0, V1 to V17. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const STATES = ['met', 'partly', 'not', 'n/a'] as const;

type Row = { numbers: string[]; level: number; state: string; words: string };

/** Expands `3.3.2–3.3.4` and `4.3.1, 4.3.2` to the list of numbers. */
function numbersOf(text: string): string[] {
  const [first = '', last] = text.split('–');
  if (last === undefined) return text.split(', ');
  const [from, to] = [first, last].map((number) => Number(number.split('.')[2]));
  const section = first.split('.').slice(0, 2).join('.');
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`);
}

const rows: Row[] = [
  ...read('security/asvs.md').matchAll(/^\| (\d[^|]*) \| ([12]) \| [^|]+ \| ([^|]+) \|(.*)\|$/gm),
].map(([, numbers = '', level, state = '', words = '']) => ({
  numbers: numbersOf(numbers),
  level: Number(level),
  state,
  words,
}));
const count = (of: (row: Row) => boolean) =>
  rows.filter(of).reduce((sum, { numbers }) => sum + numbers.length, 0);
const isIn = (chapter: number) => (row: Row) => row.numbers[0]?.startsWith(`${chapter}.`) === true;

test('every requirement of levels 1 and 2 has one row, with a state', () => {
  const numbers = rows.flatMap((row) => row.numbers);

  expect(new Set(numbers).size).toBe(numbers.length);
  expect(IN_CHAPTER.map((_, at) => count(isIn(at + 1)))).toEqual(IN_CHAPTER);
  expect([count(({ level }) => level === 1), count(({ level }) => level === 2)]).toEqual([70, 183]);
  expect(rows.filter(({ state }) => !STATES.some((known) => known === state))).toEqual([]);
});

test('the summary counts the rows', () => {
  const page = read('security/asvs.md');
  const counted = IN_CHAPTER.map((_, at) =>
    STATES.map((state) => count((row) => isIn(at + 1)(row) && row.state === state)),
  );
  const said = [...page.matchAll(/^\| V\d+ [^|]+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)];

  expect(said.map(([, ...numbers]) => numbers.map(Number))).toEqual(counted);
  const all = STATES.map((state) => `**${count((row) => row.state === state)}**`);
  expect(page).toContain(`| **all ${count(() => true)}** | ${all.join(' | ')} |`);
});

test('requirements that are partly met or not met say why', () => {
  const wordless = rows.filter(({ state, words }) => /partly|not/.test(state) && words.trim() === '');

  expect(wordless).toEqual([]);
});

test.each(PAGES)('every file that docs/%s names exists', (page) => {
  const named = [...read(page).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|md|json))`/g)].map(
    ([, file = '']) => file,
  );
  const isThere = (file: string) =>
    ['', 'server/src'].some((folder) => existsSync(path.join(root, folder, file)));

  expect(named.filter((file) => !isThere(file))).toEqual([]);
});

test.each(PAGES)('every link in docs/%s leads to an existing page and heading', (page) => {
  const links = [...read(page).matchAll(/\]\(((?!https?:)[^)#]*)(?:#([^)]+))?\)/g)];
  const broken = links.filter(([, file = '', heading]) => {
    const target = file === '' ? page : path.join(path.dirname(page), file);
    if (!existsSync(path.join(root, 'docs', target))) return true;
    return heading !== undefined && !headingsOf(read(target)).includes(heading);
  });

  expect(broken.map(([link]) => link)).toEqual([]);
});

/** Anchors of the headings in a page. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
