import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, unguarded } from './csv';

test('cells keep their commas, quotes and line breaks', () => {
  expect(
    csvText([
      ['Mei', 'a "b", c'],
      ['林', 'two\nlines'],
    ]),
  ).toBe('\ufeff"Mei","a ""b"", c"\r\n"林","two\nlines"\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1 555', "'+1 555"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ['\n=1', "\n'=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  // Where a semicolon ends a cell, quotes inside a cell don't start one.
  ['a;=1', "a;'=1"],
  ['a;"=1', 'a;\'""=1'],
  ["'=1", "''=1"],
])('a spreadsheet reads %j as text', (formula, written) => {
  expect(csvText([[formula]])).toBe(`\ufeff"${written}"\r\n`);
});

test('everything guarded against being read as a formula is read back unchanged', () => {
  const pieces = fc.constantFrom('=', '+', '-', '@', "'", '"', ';', '\t', '\n', '\r', 'a', ' ', '＝');
  const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));

  fc.assert(
    fc.property(texts, (text) => {
      const cell = csvText([[text]])
        .slice(2, -3)
        .replaceAll('""', '"');

      expect(cell).not.toMatch(/(^|[;\t\r\n])"*[=+\-@＝＋－＠]/);
      expect(unguarded(cell)).toBe(text);
    }),
  );
});
