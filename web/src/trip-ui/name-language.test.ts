import { expect, test } from 'vitest';
import { nameLanguage } from './name-language';

test('a script that only one language uses gives the language', () => {
  expect(nameLanguage('さいたま', null)).toBe('ja');
  expect(nameLanguage('서울', 'South Korea')).toBe('ko');
});

test('Han characters are Japanese in Japan and Chinese in China', () => {
  expect(nameLanguage('京都', 'Japan')).toBe('ja');
  expect(nameLanguage('北京', 'China')).toBe('zh-Hans');
});

test('a Latin name, or a shared script in an unknown country, gives no language', () => {
  expect(nameLanguage('Lisboa', 'Portugal')).toBeUndefined();
  expect(nameLanguage('京都', null)).toBeUndefined();
});
