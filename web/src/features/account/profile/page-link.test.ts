import { expect, test } from 'vitest';
import { completeLink, isPageLink } from './page-link';

test('a link without a scheme gets one', () => {
  expect(completeLink('meet.example.com/mei')).toBe('https://meet.example.com/mei');
  expect(completeLink('')).toBe('');
});

test('a complete link stays unchanged, except that http becomes https', () => {
  expect(completeLink('https://example.com')).toBe('https://example.com');
  expect(completeLink('http://example.com')).toBe('https://example.com');
});

test('text that is not a link stays unchanged and is reported as invalid', () => {
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
