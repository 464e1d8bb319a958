import { expect, test } from 'vitest';
import { completeLink } from './page-link';

test('a link without its beginning gets one', () => {
  expect(completeLink('meet.example.com/mei')).toBe('https://meet.example.com/mei');
  expect(completeLink('')).toBe('');
});

test('a link that is whole stays as it is, and is never left unprotected', () => {
  expect(completeLink('https://example.com')).toBe('https://example.com');
  expect(completeLink('http://example.com')).toBe('https://example.com');
});

test('what is no page is left for the server to refuse', () => {
  expect(completeLink('javascript:alert(1)')).toBe('javascript:alert(1)');
});
