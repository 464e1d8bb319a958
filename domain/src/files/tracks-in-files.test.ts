import type { Coords } from '@wayfold/contract/kernel/values';
import { inEnglish } from '@wayfold/contract/refusals/refusal';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { emptyDocument, orderedTracks, type TripDocument } from '../document/trip-document';
import { tripView } from '../page/trip-view';
import { NAMES } from '../testing/imports';
import { edited, idOf, makeTrip } from '../testing/trips';
import { greatCircleMeters } from '../travel/legs';
import { trackLine, trackMeters } from '../travel/tracks';
import { editOf, usuallyTaken } from './propose/apply-proposal';
import { proposeImport } from './propose/propose-import';
import { readFile } from './read/read-file';
import { gpxOf } from './write/write-gpx';
import { kmlOf } from './write/write-kml';

const bare = () => emptyDocument({ id: idOf(777), currency: 'USD' });

function proposal(file: string, document: TripDocument) {
  const contents = readFile('file', strToU8(file), { during: null });
  return proposeImport({
    contents,
    document,
    placesAs: 'things',
    found: new Map(),
    maxDestinations: null,
    names: NAMES,
  });
}

function imported(file: string, document: TripDocument): TripDocument {
  const proposed = proposal(file, document);
  const edit = editOf(proposed, usuallyTaken(proposed), document);
  return edit ? edited(document, edit) : document;
}

const point = ([lon, lat]: Coords) => `<trkpt lat="${lat}" lon="${lon}"><ele>1400</ele></trkpt>`;
const gpx = (tracks: string) => `<?xml version="1.0"?><gpx version="1.1">${tracks}</gpx>`;
const trk = (name: string, ...parts: Coords[][]) =>
  `<trk><name>${name}</name>${parts.map((part) => `<trkseg>${part.map(point).join('')}</trkseg>`).join('')}</trk>`;

/** A walk with a turn every few meters. */
function wiggle(count: number): Coords[] {
  return Array.from(
    { length: count },
    (_, index): Coords => [
      -109.5 + index * 0.00004 + 0.00003 * Math.sin(index),
      38.7 + 0.01 * Math.sin(index / 900) + 0.00002 * Math.cos(index * 1.7),
    ],
  );
}

test('GPX tracks become tracks of the trip, paused ones as one line and distant parts as two', () => {
  const [a, b, c, d]: Coords[] = [
    [-109.5, 38.7],
    [-109.49, 38.71],
    [-109.488, 38.711],
    [-109.48, 38.72],
  ] as Coords[];
  const far: Coords[] = [
    [-110, 39],
    [-110.1, 39.1],
  ];
  const trip = imported(
    gpx(trk('Ridge', [a, b] as Coords[], [c, d] as Coords[]) + trk('Two days', [a, b] as Coords[], far)),
    bare(),
  );

  expect(orderedTracks(trip).map(({ name, source }) => [name, source])).toEqual([
    ['Ridge', 'gpx'],
    ['Two days 1', 'gpx'],
    ['Two days 2', 'gpx'],
  ]);
  expect(trackLine(orderedTracks(trip)[0] as never)).toEqual([a, b, c, d]);
});

test('a route without names is a line; with names its points are stops', () => {
  const drawn =
    '<rte><name>Loop</name><rtept lat="38.7" lon="-109.5"/><rtept lat="38.8" lon="-109.4"/></rte>';
  const trip = imported(gpx(drawn), bare());

  expect(orderedTracks(trip).map(({ name }) => name)).toEqual(['Loop']);
  expect(trackMeters(orderedTracks(trip)[0] as never)).toBeCloseTo(
    greatCircleMeters([-109.5, 38.7], [-109.4, 38.8]),
    0,
  );
});

test('a long track keeps 2,000 points, and the proposal says how far the others are from the line', () => {
  const line = wiggle(9_000);
  const { rows, notes } = proposal(gpx(trk('Long ridge', line)), bare());
  const trip = imported(gpx(trk('Long ridge', line)), bare());
  const kept = trackLine(orderedTracks(trip)[0] as never);

  expect(rows.map(({ kind, state }) => [kind, state])).toEqual([['track', 'matched']]);
  expect(kept.length).toBeLessThanOrEqual(2_000);
  const [note = ''] = notes.map(inEnglish);
  const [, meters = ''] = note.match(/at most (\d+) m from the line/) ?? [];
  expect(note).toMatch(/^Long ridge is simplified to [\d,]+ of its 9,000 points\./);
  for (const at of line) expect(metersFromLine(at, kept)).toBeLessThanOrEqual(Number(meters) + 2);
});

test('importing a file twice adds its tracks once, and no more than 20', () => {
  const file = gpx(
    Array.from({ length: 22 }, (_, index) =>
      trk(`T${index}`, [
        [index, 1],
        [index, 2],
      ]),
    ).join(''),
  );
  const once = imported(file, bare());

  expect(orderedTracks(once)).toHaveLength(20);
  expect(orderedTracks(imported(file, once))).toHaveLength(20);
  expect(proposal(file, once).rows.map(({ reason }) => reason)).toContainEqual([
    'tracksFullForRow',
    { most: 20 },
  ]);
});

test('tracks are read back from GPX and KML with name, line and color, also across the date line', () => {
  const points = gpx(
    trk('Ferry', [
      [179.9, 10],
      [-179.9, 11],
      [-179.5, 12],
    ]),
  );
  const start = imported(points, makeTrip('2027-05-08', { denver: 2 }));
  const [track] = orderedTracks(start);
  const colored = edited(start, { kind: 'track.set', id: track?.id ?? '', fields: { color: '#8e24aa' } });
  const view = tripView(colored, null, { who: 'owner' });

  for (const file of [gpxOf(view, { stamp: '2027-01-01T00:00:00Z' }), kmlOf(view, new Map())]) {
    const [back] = orderedTracks(imported(file, bare()));
    expect(back).toMatchObject({ name: 'Ferry', color: '#8e24aa' });
    const line = trackLine(back as never).map(([lon, lat]) => [Math.round(lon * 10) / 10, lat]);
    expect(line[0]).toEqual([179.9, 10]);
    expect(line.at(-1)).toEqual([180.5, 12]);
  }
});

test('others don’t see a track of a hidden destination', () => {
  const trip = edited(imported(gpx(trk('Ridge', wiggle(5))), makeTrip('2027-05-08', { denver: 2, moab: 1 })));
  const [track] = orderedTracks(trip);
  const [denver] = Object.values(trip.destinations).filter(({ name }) => name === 'Denver');
  const hidden = edited(
    trip,
    { kind: 'track.set', id: track?.id ?? '', fields: { destid: denver?.id ?? null } },
    { kind: 'destination.set', id: denver?.id ?? '', fields: { display: false } },
  );
  const shows = { costs: true, contact: true, pictures: true, notes: true };

  expect(orderedTracks(tripView(trip, null, { who: 'viewer', shows }).document)).toHaveLength(1);
  expect(orderedTracks(tripView(hidden, null, { who: 'viewer', shows }).document)).toHaveLength(0);
  expect(
    orderedTracks(edited(hidden, { kind: 'destination.remove', id: denver?.id ?? '' }))[0]?.destid,
  ).toBeNull();
});

function metersFromLine(at: Coords, line: readonly Coords[]): number {
  const scale = Math.cos((at[1] * Math.PI) / 180);
  const flat = ([lon, lat]: Coords): [number, number] => [
    (lon - at[0]) * scale * 111_320,
    (lat - at[1]) * 111_320,
  ];
  let least = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    const [ax, ay] = flat(line[index - 1] as Coords);
    const [bx, by] = flat(line[index] as Coords);
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const part = Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
    least = Math.min(least, Math.hypot(ax + part * (bx - ax), ay + part * (by - ay)));
  }
  return least;
}
