import { expect, test } from 'vitest';
import type { AccountSection } from '../../lib/links';
import { sectionInView } from './use-current-section';

const SECTIONS: AccountSection[] = ['profile', 'security', 'email', 'data'];

const tops =
  (...values: number[]) =>
  (section: AccountSection) =>
    values[SECTIONS.indexOf(section)] ?? 0;

test('the last card that has scrolled up is the current one', () => {
  expect(sectionInView(SECTIONS, tops(100, 900, 1500, 1800), false, '')).toBe('profile');
  expect(sectionInView(SECTIONS, tops(-700, 150, 700, 1000), false, '')).toBe('security');
});

test('at the end of the page, the current card is the one in the URL, or else the last', () => {
  const top = tops(-1500, -600, 300, 500);

  expect(sectionInView(SECTIONS, top, true, 'email')).toBe('email');
  expect(sectionInView(SECTIONS, top, true, '')).toBe('data');
  expect(sectionInView(SECTIONS, top, true, 'profile')).toBe('data');
});
