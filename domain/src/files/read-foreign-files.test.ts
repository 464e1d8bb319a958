import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { emptyDocument, orderedDestinations, orderedEvents } from '../document/trip-document';
import { place, proposed, read, reasons, taken } from '../testing/imports';
import { makeTrip } from '../testing/trips';
import { editOf, usuallyTaken } from './propose/apply-proposal';
import { namesToFind } from './propose/propose-import';

const empty = emptyDocument({ id: '01900000-0000-7000-8000-000000000777', currency: 'USD' });

const TAKEOUT_LIST = `Want to go
Places for the summer

Title,Note,URL,Tags,Comment
Delicate Arch,Sunset,"https://www.google.com/maps/place/Delicate+Arch/data=!4m2!3m1!1s0x0:0x1!3d38.7436!4d-109.4993",,
Springfield,,https://www.google.com/maps/place/Springfield/data=!4m2!3m1!1s0x0:0x2,,
Nowhere at all,,https://www.google.com/maps/place/x/data=!4m2,,
,,"https://www.google.com/maps/search/38.57,-109.55",,
`;

test('rows of a Google Maps list are matched, uncertain or skipped, each with its reason', () => {
  const contents = read('Want to go.csv', TAKEOUT_LIST);
  const document = makeTrip('2027-05-08', { moab: 2 });
  const found = new Map([
    ['Springfield', [place('Springfield', 'Colorado', -102.6), place('Springfield', 'Utah', -109.5)]],
    ['Nowhere at all', []],
  ]);

  const proposal = proposed(contents, document, found);

  expect(contents.kind).toBe('takeout');
  expect(namesToFind({ contents, document })).toEqual(['Springfield', 'Nowhere at all']);
  expect(proposal.rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Delicate Arch matched',
    'Springfield uncertain',
    'Nowhere at all skipped',
    '38.5700, -109.5500 matched',
  ]);
  expect(reasons(proposal)).toEqual([
    'Springfield: Several places have this name.',
    'Nowhere at all: No place with this name was found.',
  ]);
  expect(proposal.rows[1]?.choices.map(({ words }) => words)).toEqual([
    'Springfield, Colorado, United States',
    'Springfield, Utah, United States',
  ]);
});

test('saved places of Google Takeout are read in both formats', () => {
  const feature = (properties: object, coordinates: number[]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties,
  });
  const saved = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      feature(
        {
          google_maps_url: 'http://maps.google.com/?cid=1',
          location: { name: 'Arches', address: 'Moab, UT' },
        },
        [-109.6, 38.7],
      ),
      feature(
        {
          'Google Maps URL': 'http://maps.google.com/?cid=2',
          Title: 'Zion',
          Location: { Address: 'Springdale, UT' },
        },
        [-113, 37.2],
      ),
      feature(
        {
          google_maps_url: 'http://maps.google.com/?cid=3',
          location: { name: 'Lost', address: 'Elm Street 1' },
        },
        [0, 0],
      ),
    ],
  });

  const { kind, places } = read('Saved Places.json', saved);

  expect(kind).toBe('takeout');
  expect(places.map(({ name, coords, address }) => [name, coords, address])).toEqual([
    ['Arches', [-109.6, 38.7], 'Arches, Moab, UT'],
    ['Zion', [-113, 37.2], 'Zion, Springdale, UT'],
    ['Lost', null, 'Lost, Elm Street 1'],
  ]);
});

test('a calendar of another program is read: zones, whole days, lengths, repeats and cancellations', () => {
  const ics = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Else//EN
BEGIN:VEVENT
UID:1
SUMMARY:Flight
DTSTART:20270508T170000Z
DURATION:PT2H
GEO:38.57;-109.55
END:VEVENT
BEGIN:VEVENT
UID:2
SUMMARY:Fair
DTSTART;VALUE=DATE:20270509
DTEND;VALUE=DATE:20270511
END:VEVENT
BEGIN:VEVENT
UID:3
SUMMARY:Yoga
DTSTART;TZID=/citadel.org/20210210_1/America/Denver:20270509T070000
RRULE:FREQ=DAILY
END:VEVENT
BEGIN:VEVENT
UID:4
SUMMARY:Dinner
STATUS:CANCELLED
DTSTART:20270509T190000
END:VEVENT
END:VCALENDAR`;
  const document = makeTrip('2027-05-08', { moab: 4 });

  const contents = read('c.ics', ics);
  const proposal = proposed(contents, document);
  const events = orderedEvents(taken(contents, document));

  expect(events).toMatchObject([
    { name: 'Flight', start: '2027-05-08T11:00', end: '2027-05-08T13:00', timezone: null },
    { name: 'Fair', start: '2027-05-09', end: '2027-05-10' },
    { name: 'Yoga', start: '2027-05-09T07:00', timezone: 'America/Denver' },
    { name: 'Yoga', start: '2027-05-10T07:00' },
  ]);
  expect(reasons(proposal)).toEqual([
    'Dinner: It was canceled.',
    'Yoga: Its occurrences outside the dates of the other entries are left out.',
  ]);
});

test('a calendar by itself makes a stop where its first entry is', () => {
  const contents = read(
    'c.ics',
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Talk\nDTSTART:20270508T100000\nLOCATION:Moab\nEND:VEVENT\nEND:VCALENDAR`,
  );
  const found = new Map([['Moab', [place('Moab', 'Utah', -109.5)]]]);

  expect(namesToFind({ contents, document: empty })).toEqual(['Moab']);
  const proposal = proposed(contents, empty, found);
  const trip = applyEdit(
    empty,
    editOf(proposal, usuallyTaken(proposal), empty) ?? { kind: 'events.clear' },
  ).document;

  expect(orderedDestinations(trip)).toMatchObject([{ name: 'Moab', dtArrive: '2027-05-08' }]);
  expect(orderedEvents(trip)).toMatchObject([{ name: 'Talk', start: '2027-05-08T10:00' }]);
});
