import { expect, test } from 'vitest';
import { csvText } from './csv';

test('cells keep their commas, quotes and lines', () => {
  expect(
    csvText([
      ['Mei', 'a "b", c'],
      ['林', 'two\nlines'],
    ]),
  ).toBe('\ufeff"Mei","a ""b"", c"\r\n"林","two\nlines"\r\n');
});

test.each(['=1+1', '+1 555', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1'])(
  'a spreadsheet reads %j as text',
  (formula) => {
    expect(csvText([[formula]])).toBe(`\ufeff"'${formula}"\r\n`);
  },
);
