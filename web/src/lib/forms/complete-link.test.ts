import { expect, test } from 'vitest';
import { completeLink } from './complete-link';

test('a link is completed if its kind is clear', () => {
  expect(completeLink(' https://example.com/a ')).toBe('https://example.com/a');
  expect(completeLink('example.com/hold?dates=1')).toBe('https://example.com/hold?dates=1');
  expect(completeLink('ida@example.com')).toBe('mailto:ida@example.com');
  expect(completeLink('+1 (555) 014-2000')).toBe('tel:+15550142000');
  expect(completeLink('tel:911')).toBe('tel:911');
  expect(completeLink('  ')).toBe('');
});

test('links that others should not open are rejected', () => {
  for (const typed of [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//example.com',
    '/account',
    'hello',
    'two words.com',
    'user@example.com@evil.example',
    'https://user@evil.example',
    'vbscript:x.y',
    '127.0.0.1',
  ]) {
    expect([typed, completeLink(typed)]).toEqual([typed, null]);
  }
});
