import { expect, test } from 'vitest';
import { enablesUpdate, viewModeOf } from './view-mode';

const ANA = '01900000-0000-7000-8000-000000000001';
const visitor = { userId: null, onDeviceOnly: false };
const ana = { userId: ANA, onDeviceOnly: false };

test('users can edit their own trips, and only view other people’s', () => {
  expect(viewModeOf({ type: '', userid: ANA }, ana)).toBe('normal');
  expect(viewModeOf({ type: '', userid: 'someone else' }, ana)).toBe('view');
  expect(viewModeOf({ type: '', userid: ANA }, visitor)).toBe('view');
});

test('a visitor can edit a trip that is only on this device', () => {
  expect(viewModeOf({ type: '', userid: null }, { userId: null, onDeviceOnly: true })).toBe('normal');
});

test('an example can be edited, because its first edit copies it', () => {
  expect(viewModeOf({ type: 'demo', userid: null }, visitor)).toBe('normal');
});

test('a tour is never edited, not even by its owner', () => {
  expect(viewModeOf({ type: 'Guided_Tour', userid: ANA }, ana)).toBe('tour');
});

test.each([
  ['share', 'shared'],
  ['page', 'view'],
] as const)('by the address of a %s even one’s own trip, and an example, are only looked at', (by, mode) => {
  expect(viewModeOf({ type: '', userid: ANA }, { ...ana, viewedBy: by })).toBe(mode);
  expect(viewModeOf({ type: 'demo', userid: null }, { ...visitor, viewedBy: by })).toBe(mode);
});

test('a URL can make a trip a tour, but never an editable one', () => {
  const called = (calledType: string) =>
    viewModeOf({ type: '', userid: ANA }, { ...ana, viewedBy: 'page', calledType });

  expect(called('guided-TOUR')).toBe('tour');
  expect(called('normal')).toBe('view');
  expect(called('')).toBe('view');
});

test('only the user’s own trip, opened as such, can be edited', () => {
  const modes = ['normal', 'shared', 'view', 'tour'] as const;

  expect(modes.filter(enablesUpdate)).toEqual(['normal']);
});
