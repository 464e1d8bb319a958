import { SETTINGS } from '@wayfold/contract/instance/settings';
import { expect, test } from 'vitest';
import { SETTING_DEFAULTS } from './setting-defaults';
import { parseSetting } from './settings';

test('the first load knows the settings of the contract', () => {
  expect(SETTING_DEFAULTS).toEqual(SETTINGS);
});

test('settings are parsed by their kind', () => {
  expect(parseSetting('max_num_trip_destinations', '25')).toBe(25);
  expect(parseSetting('user_place_hotel', 'No')).toBe(false);
  expect(parseSetting('booking_hotel_names', 'Alpine Inn, Desert Rose ,')).toEqual([
    'Alpine Inn',
    'Desert Rose',
  ]);
  expect(parseSetting('new_trip_button_text', 'IDEAS')).toBe('IDEAS');
});

test('an invalid number gives the default', () => {
  expect(parseSetting('max_num_trip_destinations', 'many')).toBe(10);
  expect(parseSetting('max_num_trip_destinations', '')).toBe(10);
});
