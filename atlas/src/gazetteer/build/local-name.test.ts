import { expect, test } from 'vitest';
import { localNameOf } from './local-name';

const town = (countryCode: string, name: string, alternates: string, population = 1_000) => ({
  countryCode,
  name,
  asciiName: name.normalize('NFD').replace(/\p{M}/gu, ''),
  alternates: alternates.split(','),
  population,
});

test.each([
  ['JP', 'Kyoto', 'Kioto,Киото,Kyoto-shi,京都,京都市,교토 시,きょうとし', '京都'],
  ['JP', 'Hiroshima', '広島,廣島,廣島市,广岛', '広島'],
  ['JP', 'Tōkamachi', 'Tokamachi,十日町市,十日町', '十日町'],
  ['JP', 'Hakone', '箱根町,箱根町', '箱根'],
  ['CN', 'Guangzhou', 'Canton,広州,廣州,广州市', '广州'],
  ['KR', 'Busan', '부산,부산광역시,釜山', '부산'],
  ['RU', 'Sochi', 'Сочи,Сочі,ソチ', 'Сочи'],
  ['UA', 'Poltava', 'Полтава,Полтавы,Poltawa', 'Полтава'],
  ['GR', 'Rethymno', 'Ρεθυμνο,Ρέθυμνο,Rethimno', 'Ρέθυμνο'],
  ['TH', 'Chiang Rai', 'เชียงราย,清萊', 'เชียงราย'],
  ['IL', 'Haifa', 'חיפה,حيفا', 'חיפה'],
])('%s: %s is called %s', (country, name, alternates, expected) => {
  expect(localNameOf(town(country, name, alternates))).toBe(expected);
});

test('a table corrects names that letters get wrong, but only for the well-known town', () => {
  expect(localNameOf(town('RU', 'Moscow', 'Москов,Маскав', 10_000_000))).toBe('Москва');
  expect(localNameOf(town('RU', 'Moscow', '', 500))).toBeNull();
});

test('countries that use the Latin alphabet have no local name', () => {
  expect(localNameOf(town('FR', 'Paris', '巴黎,Париж'))).toBeNull();
});
