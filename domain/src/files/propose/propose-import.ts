import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Id, LocalDate } from '@wayfold/contract/kernel/values';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { addDays } from '../../calendar/dates';
import { addAmounts } from '../../document/money';
import type { TripDocument } from '../../document/trip-document';
import { placeLabel } from '../../format/place-label';
import { isElsewhere } from '../../travel/elsewhere';
import { greatCircleMeters } from '../../travel/legs';
import type { FileContents, FoundCost, PlaceInFile } from '../read/file-contents';
import { isTooMuch } from './apply-proposal';
import { type Home, homesOf, nearest, notesIn } from './import-homes';
import type { ImportQuestion, PlacesAs } from './import-question';
import type { AnsweredPlace, Proposal, RowChoice, Rows } from './proposal';
import { HERE, NO_ROOM_FOR_TRACK, rowsFor } from './proposal';
import { firstPlan, homeOfPlans, proposePlans } from './propose-plans';
import { isBare, proposeTrip } from './propose-trip';

/** Places farther than this from every stop need a decision before they become plans there, in meters. */
const FAR_METERS = 150_000;
/** Places with the same name within this distance are the same, in meters. */
const SAME_METERS = 1_000;
/** The maximum number of names that are looked up for one file. */
const MOST_LOOKUPS = 60;

/** What places become by default: stops if the file says so or the trip has none, otherwise plans. */
export function usualPlacesAs({ places }: FileContents, document: TripDocument): PlacesAs {
  const isEmpty = Object.keys(document.destinations).length === 0;
  return isEmpty || places.some(({ isStop }) => isStop) ? 'stops' : 'things';
}

/**
 * Whether a file is about somewhere other than the trip: it has places, and none is within a day's drive of any stop.
 */
export function isFileElsewhere({
  contents,
  found,
  document,
}: Pick<ImportQuestion, 'contents' | 'found' | 'document'>): boolean {
  const homes = homesOf(document);
  const answers = contents.places.map((place) => placesFor(place, { found })[0]);
  const tracks = contents.tracks.map(({ start }) => ({ coords: start }));
  const points = [...answers, ...contents.plans, ...tracks].flatMap((at) => (at?.coords ? [at.coords] : []));
  return points.length > 0 && points.every((at) => isElsewhere(homes, at));
}

/** Whether people can choose what places become. */
export function hasPlacesChoice({ places }: FileContents, document: TripDocument): boolean {
  return places.length > 0 && Object.keys(document.destinations).length > 0;
}

/** The names of places without coordinates, without duplicates, to be looked up before anything is proposed. */
export function namesToFind({ contents, document }: Pick<ImportQuestion, 'contents' | 'document'>): string[] {
  const names = contents.places.filter(({ coords }) => coords === null).map(nameToFind);
  const needsHome =
    Object.keys(document.destinations).length === 0 && !contents.places.some(({ isStop }) => isStop);
  const first = needsHome ? firstPlan(contents.plans) : undefined;
  if (first?.address && first.coords === null) names.push(first.address);
  return [...new Set(names)].slice(0, MOST_LOOKUPS);
}

function nameToFind({ name, address }: PlaceInFile): string {
  return (address ?? name).slice(0, 200);
}

/** Says what a file would do to a trip. Pure: the same question gives the same proposal, with the same ids. */
export function proposeImport(question: ImportQuestion): Proposal {
  const { contents, document } = question;
  const rows = rowsFor(document);
  const notes: Refusal[] = [];
  if (contents.trip) proposeTrip(rows, contents.trip, document);
  const stops = stopsOf(question);
  const homes = proposeStops(rows, question, stops);
  proposeThings(rows, question, homes);
  proposePlans(rows, question, homes);
  for (const cost of contents.costs) proposeCost(rows, cost, document);
  notes.push(...proposeTracks(rows, question));
  for (const [index, left] of contents.skipped.entries()) rows.skip({ key: `left ${index}`, ...left });
  if (contents.unlisted > 0) notes.push(['importUnlisted', { count: contents.unlisted }]);
  if (
    contents.plans.length > 0 &&
    document.trip.startDate === null &&
    homes.length > 0 &&
    !isBare(document)
  ) {
    notes.push('importDatesTrip');
  }
  const kept = limited(rows.rows, question);
  if (isTooMuch({ rows: kept })) {
    notes.push('importContinued');
  }
  return { rows: kept, notes };
}

/** Stops beyond what the trip can hold are skipped, with a reason. */
function limited(rows: Proposal['rows'], { document, maxDestinations }: ImportQuestion): Proposal['rows'] {
  if (maxDestinations === null) return rows;
  let room = maxDestinations - Object.keys(document.destinations).length;
  return rows.map((row) => {
    if (row.kind !== 'stop' || row.state === 'skipped') return row;
    room -= 1;
    if (room >= 0) return row;
    const reason: Refusal = ['destinationsFullForRow', { most: maxDestinations }];
    return { ...row, state: 'skipped' as const, reason, choices: [] };
  });
}

function stopsOf({ contents, placesAs }: ImportQuestion): readonly PlaceInFile[] {
  const isListed = contents.places.some(({ isStop }) => isStop);
  if (placesAs === 'things') return [];
  return isListed ? contents.places.filter(({ isStop }) => isStop) : contents.places;
}

function proposeStops(rows: Rows, question: ImportQuestion, stops: readonly PlaceInFile[]): Home[] {
  const { document, contents } = question;
  const homes = homesOf(document);
  const isNew = homes.length === 0;
  const ordered = stops.every(({ arrive }) => arrive !== null)
    ? [...stops].sort((a, b) => ((a.arrive ?? '') < (b.arrive ?? '') ? -1 : 1))
    : stops;
  let expected: LocalDate | null = null;
  for (const place of ordered) {
    const key = `stop ${place.key}`;
    if (rows.has(key) || isHere(place, document)) {
      rows.skip({ key, kind: 'stop', name: place.name, reason: HERE });
      continue;
    }
    // In a trip with stops, new ones are added at the end; a file that starts a trip brings its dates.
    const arrive: LocalDate | null = isNew && place.arrive !== expected ? place.arrive : null;
    const nights = nightsOf(place);
    const id = rows.idOf(key);
    addPlace(rows, { key, kind: 'stop', place, question }, (at) => [
      {
        kind: 'destination.add',
        id,
        fields: {
          ...namesIn(at, place),
          nights,
          ...(arrive === null ? {} : { arriveFixed: arrive }),
          ...(place.transport === null ? {} : { transport: place.transport }),
        },
      },
    ]);
    if (isNew && (arrive ?? expected) !== null) expected = addDays(arrive ?? expected ?? '', nights);
    const [answer] = placesFor(place, question);
    if (answer)
      homes.push({ id, coords: answer.coords, nights, timezone: answer.timezone, arrive: place.arrive });
  }
  if (homes.length === 0 && contents.plans.length > 0) homes.push(...homeOfPlans(rows, question));
  if (isNew) nameTrip(rows, question, homes);
  return homes;
}

function nightsOf({ nights }: PlaceInFile): number {
  return nights === null ? 1 : Math.max(0, Math.min(365, Math.round(nights)));
}

/** A trip without a name gets the file's. */
function nameTrip(rows: Rows, { contents, document }: ImportQuestion, homes: readonly Home[]): void {
  const { name } = contents;
  if (name === null || document.trip.name !== '' || homes.length === 0) return;
  const changes: SingleChange[] = [{ kind: 'trip.set', fields: { name: tidyText(name, TEXT_MAX.name) } }];
  rows.add({ key: 'trip', kind: 'trip', name, doubt: null, choices: [{ words: '', changes }] });
}

function isHere(place: PlaceInFile, document: TripDocument): boolean {
  const { coords, name } = place;
  if (coords === null) return false;
  return Object.values(document.destinations).some(
    (stop) =>
      stop.name.toLowerCase() === name.toLowerCase() && greatCircleMeters(stop.coords, coords) < SAME_METERS,
  );
}

function placesFor(place: PlaceInFile, { found }: Pick<ImportQuestion, 'found'>): readonly AnsweredPlace[] {
  const { name, coords, localName, region, country, timezone } = place;
  if (coords !== null) return [{ name, localName, region, country, timezone, coords }];
  return found.get(nameToFind(place)) ?? [];
}

/** Adds the row of a place: uncertain if it could be several places, skipped if it could be none. */
function addPlace(
  rows: Rows,
  row: {
    key: string;
    kind: 'stop' | 'plan';
    place: PlaceInFile;
    question: ImportQuestion;
    doubt?: Refusal | null;
  },
  changesAt: (at: AnsweredPlace) => SingleChange[],
): void {
  const { key, kind, place, question, doubt = null } = row;
  const answers = placesFor(place, question);
  const { name } = place;
  if (answers.length === 0) {
    const wasAsked = question.found.has(nameToFind(place));
    const reason = wasAsked ? 'rowNotFound' : 'rowNotLookedUp';
    rows.skip({ key, kind, name, reason });
    return;
  }
  const choices: RowChoice[] = answers.map((at) => ({
    words: place.coords === null ? placeLabel(at) : '',
    changes: changesAt(at),
  }));
  const several = answers.length > 1 ? 'rowNameAmbiguous' : null;
  rows.add({ key, kind, name, doubt: several ?? doubt, choices });
}

function namesIn(at: AnsweredPlace, place: PlaceInFile) {
  const text = (value: string | null) => (value === null ? null : tidyText(value, TEXT_MAX.place) || null);
  return {
    name: tidyText(place.coords === null ? at.name : place.name, TEXT_MAX.place),
    localName: text(at.localName),
    region: text(at.region),
    country: text(at.country),
    coords: at.coords,
    timezone: at.timezone,
  };
}

function proposeThings(rows: Rows, question: ImportQuestion, homes: readonly Home[]): void {
  const stops = new Set(stopsOf(question));
  const counts = new Map<Id, number>();
  for (const place of question.contents.places) {
    if (stops.has(place)) continue;
    const key = `thing ${place.key}`;
    if (rows.has(key)) {
      rows.skip({ key, kind: 'plan', name: place.name, reason: HERE });
      continue;
    }
    const [likeliest] = placesFor(place, question);
    const home = likeliest && nearest(homes, likeliest.coords);
    if (likeliest && !home) {
      rows.skip({
        key,
        kind: 'plan',
        name: place.name,
        reason: 'rowWithoutDestination',
      });
      continue;
    }
    const isFar = home && likeliest && greatCircleMeters(home.coords, likeliest.coords) > FAR_METERS;
    const count = counts.get(home?.id ?? '') ?? 0;
    counts.set(home?.id ?? '', count + 1);
    const doubt = isFar ? 'rowFar' : null;
    addPlace(rows, { key, kind: 'plan', place, question, doubt }, (at) => {
      const near = nearest(homes, at.coords);
      return [
        {
          kind: 'event.add',
          id: rows.idOf(key),
          fields: {
            name: tidyText(place.name, TEXT_MAX.name),
            coords: at.coords,
            ...(near ? { homeDestid: near.id } : {}),
            // Spread over the days of the stay, so that no single day has them all.
            dayIndex: 1 + (count % Math.max(1, near?.nights ?? 1)),
            ...notesIn(place),
          },
        },
      ];
    });
  }
}

/** Proposes the tracks of a file as far as there is room, and returns notes about what was simplified. */
function proposeTracks(rows: Rows, { contents, document, names }: ImportQuestion): Refusal[] {
  const { kind, tracks } = contents;
  const notes: Refusal[] = [];
  let room = TRIP_LIMITS.tracks - Object.keys(document.tracks).length;
  for (const [index, track] of tracks.entries()) {
    const { key, color, points, pointsRead, pointsKept, toleranceMeters } = track;
    const name = tidyText(track.name ?? '', TEXT_MAX.name) || names.untitledTrack(index + 1);
    if (rows.has(key) || room <= 0) {
      rows.skip({ key, kind: 'track', name, reason: rows.has(key) ? HERE : NO_ROOM_FOR_TRACK });
      continue;
    }
    room -= 1;
    const fields = { name, color, points, source: kind };
    const changes: SingleChange[] = [{ kind: 'track.add', id: rows.idOf(key), fields }];
    rows.add({ key, kind: 'track', name, doubt: null, choices: [{ words: '', changes }] });
    if (toleranceMeters > 0) {
      const values = { name, kept: pointsKept, read: pointsRead, meters: toleranceMeters };
      notes.push(['importTrackSimplified', values]);
    }
  }
  return notes;
}

function proposeCost(rows: Rows, cost: FoundCost, document: TripDocument): void {
  const key = `cost ${cost.key}`;
  const category = cost.category ?? 'Other';
  const row = { key, kind: 'cost', name: cost.supplier || null, category } as const;
  if (rows.has(key)) {
    rows.skip({ ...row, reason: HERE });
    return;
  }
  const { costEst, costAct, netPrice, commission, grossPrice, destination } = cost;
  const place = Object.values(document.destinations).find(
    (stop) => stop.name.toLowerCase() === destination?.toLowerCase(),
  );
  // A gross price that is the sum of its parts follows from them.
  const gross = grossPrice === addAmounts([netPrice ?? 0, commission ?? 0]) ? null : grossPrice;
  const fields = {
    supplier: tidyText(cost.supplier, TEXT_MAX.supplier),
    expenseCategory: category,
    costEst,
    costAct,
    netPrice,
    commission,
    grossGiven: gross,
    currency: cost.currency,
    destinationid: place?.id ?? null,
  };
  const changes: SingleChange[] = [{ kind: 'cost.add', id: rows.idOf(key), fields }];
  rows.add({ ...row, doubt: null, choices: [{ words: '', changes }] });
}
