import { iso1A2Code } from '@rapideditor/country-coder';
import { expect, test } from 'vitest';
import { readAirports } from './airports';
import { readCountries } from './countries';
import { readRegions } from './regions';
import { parseTown, readTowns } from './towns';

test('a town is read from its line, and lines without a town are skipped', () => {
  const line =
    '5543307\tMoab\tMoab\tGrand City,Moab\t38.57332\t-109.54984\tP\tPPLA2\tUS\t\tUT\t019\t\t\t5235\t1227\t1227\tAmerica/Denver\t2017-03-09';

  expect(parseTown(line)).toMatchObject({
    geonameId: 5543307,
    name: 'Moab',
    lon: -109.54984,
    population: 5235,
  });
  expect(parseTown(line.replace('PPLA2', 'PPLH'))).toBeNull();
  expect(parseTown(line.slice(0, 60))).toBeNull();
  expect(parseTown('')).toBeNull();
});

test('every region of Norway and Ethiopia has its towns, and every town its region', () => {
  const towns = readTowns().filter(({ countryCode }) => ['NO', 'ET'].includes(countryCode));
  const codes = new Set(towns.map(({ countryCode, admin1 }) => `${countryCode}.${admin1}`));
  const regions = readRegions().filter(({ code }) => /^(?:NO|ET)\./.test(code));
  const regionOf = (town: string) => {
    const admin1 = towns.find(({ name }) => name === town)?.admin1;
    return regions.find(({ code }) => code.endsWith(`.${admin1}`))?.name;
  };

  expect([...codes].sort()).toEqual(regions.map(({ code }) => code).sort());
  expect(['Lillestrøm', 'Drammen', 'Skien', 'Tromsø', 'Hawassa'].map(regionOf)).toEqual([
    ...['Akershus', 'Buskerud', 'Telemark', 'Troms', 'Sidama Region'],
  ]);
});

test('airports have the likelier of two positions, and stations are left out', async () => {
  const airports = await readAirports();
  const find = (iata: string) => airports.find((airport) => airport.iata === iata);

  expect(airports.length).toBeGreaterThan(9_500);
  expect(find('JFK')).toMatchObject({ countryCode: 'US', size: 'large', scheduled: true });
  expect(find('JFK')?.coords[0]).toBeCloseTo(-73.78, 1);
  expect(airports.filter((airport) => /railway|heliport/i.test(airport.name))).toEqual([]);
  expect(['PAR', 'XGB', 'BAK', 'QKL'].map(find)).toEqual([undefined, undefined, undefined, undefined]);
  // A pier in Manhattan isn't an airport of the size of Newark.
  expect(find('NWS')).toMatchObject({ name: 'Pier 11-Wall St Sea Plane Base', size: 'small' });
});

test('an airport has the names of other sources, without those of lists and of other things', async () => {
  const airports = await readAirports();
  const namesOf = (iata: string) => airports.find((airport) => airport.iata === iata)?.otherNames;

  expect(namesOf('FNA')).toEqual(['Freetown-Lungi International Airport', 'Lungi International Airport']);
  expect(namesOf('WJU')).toEqual([]);
  expect(namesOf('AUT')).toEqual([]);
  expect(namesOf('AEX')).toContain('Alexandria International Airport');
});

test('an airport that one source has kilometers off is where the other has it', async () => {
  const airports = await readAirports();
  const latitudeOf = (iata: string) => airports.find((airport) => airport.iata === iata)?.coords[1];

  expect(latitudeOf('BQK')).toBeCloseTo(31.259, 2);
  // The second source rounds it.
  expect(latitudeOf('MYQ')).toBeCloseTo(12.229, 2);
  // The second source has the closed airport in place of the new one.
  expect(latitudeOf('ISG')).toBeCloseTo(24.396, 2);
});

/** Beside a border that is drawn coarsely, or in a territory that airports count to its country. */
const AT_A_BORDER = ['BBA', 'BKM', 'MLN', 'MYS', 'SIP', 'SYG', 'WHD'];

test('every scheduled airport is in its country, and not where an earlier owner of its code was', async () => {
  const airports = await readAirports();
  const abroad = airports.filter(({ scheduled, coords, countryCode }) => {
    const code = iso1A2Code(coords, { level: 'territory' });
    return scheduled && code !== null && code !== countryCode;
  });

  expect(abroad.map(({ iata }) => iata).sort()).toEqual(AT_A_BORDER);
  const bishkek = airports.find(({ iata }) => iata === 'BSZ');
  expect(bishkek).toMatchObject({ name: 'Manas International Airport', city: null, countryCode: 'KG' });
  expect(bishkek?.coords[0]).toBeCloseTo(74.47, 1);
});

test('countries and regions have the names people type', () => {
  const us = readCountries().find((country) => country.code === 'US');
  const ontario = readRegions().find((region) => region.code === 'CA.08');

  expect(us?.name).toBe('United States');
  expect(us?.otherNames).toContain('USA');
  expect(us?.otherNames).toContain('アメリカ合衆国');
  expect(ontario).toMatchObject({ name: 'Ontario', areaCodes: ['ON', 'Ont'] });
});
