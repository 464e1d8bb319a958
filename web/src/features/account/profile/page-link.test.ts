import { expect, test } from 'vitest';
import { completeLink, isPageLink } from './page-link';

test('a link without its beginning gets one', () => {
  expect(completeLink('meet.example.com/mei')).toBe('https://meet.example.com/mei');
  expect(completeLink('')).toBe('');
});

test('a link that is whole stays as it is, and is never left unprotected', () => {
  expect(completeLink('https://example.com')).toBe('https://example.com');
  expect(completeLink('http://example.com')).toBe('https://example.com');
});

test('what is no page is left as it is, and said to be none', () => {
  expect(completeLink('javascript:alert(1)')).toBe('javascript:alert(1)');
  for (const text of [
    'javascript:alert(1)',
    'https://',
    'https://a b.example',
    'https://wayfold@x.example',
  ]) {
    expect([text, isPageLink(text)]).toEqual([text, false]);
  }
  expect(isPageLink('https://x.example/päge')).toBe(true);
  expect(isPageLink('')).toBe(true);
});
