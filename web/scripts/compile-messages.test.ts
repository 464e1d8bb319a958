import format from 'icu-minify/format';
import { expect, test } from 'vitest';
import { compileModule } from './compile-messages';

test('a plain text stays as it is', async () => {
  const code = await compileModule("export const ui = { close: 'Close', trips: { mine: 'My trips' } };");

  expect(code).toBe('export const ui = {"close":"Close","trips":{"mine":"My trips"}};');
});

test('a text with a number reads the same after compiling', async () => {
  const code = await compileModule(
    "export const a = { nights: '{nights, plural, one {# night} other {# nights}}' };",
  );
  const compiled = JSON.parse(code.slice('export const a = '.length, -1)).nights;

  expect(say(compiled, { nights: 1 })).toBe('1 night');
  expect(say(compiled, { nights: 1200 })).toBe('1,200 nights');
});

test('a text that does not parse stops the build', async () => {
  await expect(compileModule("export const a = { broken: '{nights, plural' };")).rejects.toThrow();
});

test('a message file may contain only texts', async () => {
  await expect(compileModule('export const a = { count: 3 };')).rejects.toThrow('a.count');
});

function say(compiled: Parameters<typeof format>[0], values: Record<string, number>) {
  return format(compiled, 'en-US', values, {
    formatters: {
      getDateTimeFormat: (...parts) => new Intl.DateTimeFormat(...parts),
      getNumberFormat: (...parts) => new Intl.NumberFormat(...parts),
      getPluralRules: (...parts) => new Intl.PluralRules(...parts),
    },
  });
}
