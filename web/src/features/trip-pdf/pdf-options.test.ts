import { expect, test } from 'vitest';
import { firstOptions } from './pdf-options';

test.each([
  ['en-US', 'Letter', 'en'],
  ['fr-CA', 'Letter', 'fr'],
  ['de-CH', 'A4', 'de'],
  ['ja', 'A4', 'ja'],
  ['pt-BR', 'A4', 'en'],
])('on a device in %s a PDF starts on %s in %s', (locale, paper, language) => {
  expect(firstOptions(locale, 'Miles')).toMatchObject({ paper, language, map: 'yes', units: 'Miles' });
});
