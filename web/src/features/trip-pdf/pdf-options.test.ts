import { expect, test } from 'vitest';
import { firstOptions } from './pdf-options';

test.each([
  ['en-US', 'Letter', 'en'],
  ['fr-CA', 'Letter', 'fr'],
  ['de-CH', 'A4', 'de'],
  ['ja', 'A4', 'ja'],
  ['pt-BR', 'A4', 'en'],
])('on a device set to %s, a PDF defaults to %s paper in the language %s', (locale, paper, language) => {
  expect(firstOptions(locale, 'Miles')).toMatchObject({ paper, language, map: 'yes', units: 'Miles' });
});
