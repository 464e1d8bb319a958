import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import { lettersChanged } from '@wayfold/domain/format/slips';
import { isElsewhere } from '@wayfold/domain/travel/elsewhere';
import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { foldName, foldSpelling } from '../fold';
import type { Gazetteer } from '../gazetteer';
import { keysBeginning } from '../key-index';
import { isSettlement, KEY_CLASS } from '../rows';
import type { Ranked } from './candidates';

/** Added for a name written with the abbreviation that was typed: "st louis" is St. Louis before Saint-Louis. */
const SPELLING_BONUS = 0.4;
/** A park or an airport is named after a village, or a town with at least this many people, within this distance. */
const NEAR_METERS = 60_000;
const TOWN_PEOPLE = 3_000;
/** A town of any size this close to a sight of its name is the sight: Reine, Rocamadour. */
const SAME_METERS = 3_000;
/** A town with fewer people rarely comes before a famous namesake: Paris, Maine. */
const NAMESAKE_PEOPLE = 10_000;

/** Shorter texts are codes and initials. */
const FEWEST_LETTERS = 4;

/** Finds the rows with exactly this key, of any class or only of this one. */
export function rowsNamed({ keys }: Gazetteer, name: string, keyClass?: number): ReadonlySet<number> {
  const bytes = new TextEncoder().encode(name);
  const { start, end } = keysBeginning(keys, bytes);
  const isThere =
    start < end && (keys.keyStart[start + 1] ?? 0) - (keys.keyStart[start] ?? 0) === bytes.length;
  if (!isThere) return new Set();
  const [from, to] = [keys.entryStart[start], keys.entryStart[start + 1]];
  const rows = keys.entryRow.subarray(from, to);
  const classes = keys.entryClass.subarray(from, to);
  return new Set(keyClass === undefined ? rows : rows.filter((_, entry) => classes[entry] === keyClass));
}

/**
 * Prefers names written with the abbreviation that was typed ("st", "mt").
 *
 * @param ranked best first
 * @returns the same rows, best first
 */
export function asSpelled(gazetteer: Gazetteer, ranked: readonly Ranked[], typed: string): readonly Ranked[] {
  const spelled = foldSpelling(typed);
  if (spelled === foldName(typed)) return ranked;
  return ranked
    .map(({ row, score }) => {
      const isSpelled = foldSpelling(gazetteer.nameOf(row)).startsWith(spelled);
      return { row, score: isSpelled ? score + SPELLING_BONUS : score };
    })
    .sort((a, b) => b.score - a.score || a.row - b.row);
}

/**
 * Puts the sight whose name has the typed accents before a better-known one that is written without: "Panthéon" is the one
 * in Paris.
 *
 * @param ranked best first
 */
export function withItsAccents(
  gazetteer: Gazetteer,
  ranked: readonly Ranked[],
  typed: string,
): readonly Ranked[] {
  const text = normalizeText(typed.trim(), 'NFC').toLowerCase();
  const [first] = ranked;
  const isPlain = !/[\u00e0-\u024f]/.test(text);
  if (!first || isPlain || gazetteer.kindOf(first.row) !== 'poi') return ranked;
  const isSpelled = ({ row }: Ranked) => normalizeText(gazetteer.nameOf(row), 'NFC').toLowerCase() === text;
  if (foldName(gazetteer.nameOf(first.row)) !== foldName(text)) return ranked;
  return [...ranked.filter(isSpelled), ...ranked.filter((one) => !isSpelled(one))];
}

/**
 * Puts a town before a sight with the same name, including a park's short name (Saint-Tropez, Banff), and before an
 * airport whose code equals the town's name (Fez): they are close together, and people stay in the town.
 *
 * @param ranked best first
 */
export function townBeforeNamesakes(
  gazetteer: Gazetteer,
  ranked: readonly Ranked[],
  typed: string,
): readonly Ranked[] {
  const name = foldName(typed);
  const [first] = ranked;
  if (!first) return ranked;
  const isCode = gazetteer.idOf(first.row) === `ap:${name.toUpperCase()}` && typed !== typed.toUpperCase();
  if (!isCode && gazetteer.kindOf(first.row) !== 'poi') return ranked;
  const namesakes = rowsNamed(gazetteer, name);
  // A sight beats a town that merely used to have its name: Central Park.
  const isCalledSo = (row: number) => isCode || foldName(gazetteer.nameOf(row)) === name;
  const hasName =
    namesakes.has(first.row) || ` ${foldName(gazetteer.nameOf(first.row))} `.includes(` ${name} `);
  const town = hasName
    ? ranked.find(
        ({ row }) => namesakes.has(row) && isCalledSo(row) && isTownOf(gazetteer, row, first.row, name),
      )
    : undefined;
  return town ? [town, ...ranked.filter((one) => one !== town)] : ranked;
}

/**
 * Puts a town with exactly the typed name within a day's drive of the trip before larger namesakes elsewhere: on a trip
 * through Portugal, Lagos is the one there and not the one in Nigeria.
 *
 * @param ranked best first
 * @param near where the trip is; undefined if unknown
 */
export function nearNamesakeFirst(
  gazetteer: Gazetteer,
  ranked: readonly Ranked[],
  { typed, near }: { typed: string; near: LonLat | undefined },
): readonly Ranked[] {
  const [first] = ranked;
  if (!first || !near) return ranked;
  const name = foldName(typed);
  const isThere = (row: number) => !isElsewhere([{ coords: near }], gazetteer.coordsOf(row));
  const isNamed = (row: number) => foldName(gazetteer.nameOf(row)) === name;
  if (!isNamed(first.row) || isThere(first.row)) return ranked;
  const isTown = (row: number) =>
    gazetteer.kindOf(row) === 'town' && (gazetteer.population[row] ?? 0) >= NAMESAKE_PEOPLE;
  const town = ranked.find(({ row }) => isNamed(row) && isTown(row) && isThere(row));
  return town ? [town, ...ranked.filter((one) => one !== town)] : ranked;
}

/** A sight or a town below this is not what most people mean. */
const KNOWN_IMPORTANCE = 4;
/** A sight that has more words in its name must be as well known as the Acropolis of Athens. */
const FAMOUS_IMPORTANCE = 6;
/** A town beats a larger one that only has the typed name as another name if it has at least a thirtieth of its people. */
const MOST_SMALLER = 1.5;
/** Another name that differs in one of this many letters is a spelling of the name: Sevilla. */
const LETTERS_PER_CHANGE = 3;

/**
 * Puts a place with the typed name before larger ones that only have it as another name: "zion" is the park before
 * Jerusalem, "acropolis" the one of Athens before Little Rock, "amed" the village on Bali before Diyarbakır. What a city is
 * called at home counts as its name: "wien" stays Vienna. Others with the typed name come before the larger one, too.
 *
 * @param ranked best first
 * @param near where the trip is; undefined if unknown
 */
export function nameBeforeAlias(
  gazetteer: Gazetteer,
  ranked: readonly Ranked[],
  { typed, near }: { typed: string; near: LonLat | undefined },
): readonly Ranked[] {
  const name = foldName(typed);
  const [first] = ranked;
  if (!first || name.length < FEWEST_LETTERS) return ranked;
  const isThere = near && !isElsewhere([{ coords: near }], gazetteer.coordsOf(first.row));
  const isItsName = [gazetteer.nameOf(first.row), gazetteer.localNameOf(first.row)].some(
    (own) => lettersChanged(foldName(own), name) * LETTERS_PER_CHANGE <= name.length,
  );
  const called = rowsNamed(gazetteer, name, KEY_CLASS.main);
  if (isThere || isItsName || called.has(first.row) || !rowsNamed(gazetteer, name).has(first.row))
    return ranked;
  const least = Math.max(KNOWN_IMPORTANCE, gazetteer.importanceOf(first.row) - MOST_SMALLER);
  const better = ranked.find(({ row }) => {
    const kind = gazetteer.kindOf(row);
    const importance = gazetteer.importanceOf(row);
    if (kind === 'village') return called.has(row);
    if (kind === 'town') return called.has(row) && importance >= least;
    if (kind !== 'poi' && kind !== 'landscape') return false;
    return called.has(row)
      ? importance >= KNOWN_IMPORTANCE
      : importance >= FAMOUS_IMPORTANCE && foldName(gazetteer.nameOf(row)).startsWith(`${name} `);
  });
  if (!better) return ranked;
  const isCalled = (one: Ranked) => one !== better && called.has(one.row);
  return [better, ...ranked.filter(isCalled), ...ranked.filter((one) => one !== better && !isCalled(one))];
}

function isTownOf(gazetteer: Gazetteer, row: number, other: number, name: string): boolean {
  const kind = gazetteer.kindOf(row);
  if (!isSettlement(kind)) return false;
  // A sight that only has the typed name as another one is a sight of the town: Bixby Bridge of Big Sur.
  const isKnown =
    kind === 'village' ||
    (gazetteer.population[row] ?? 0) >= TOWN_PEOPLE ||
    !` ${foldName(gazetteer.nameOf(other))} `.startsWith(` ${name} `);
  const meters = greatCircleMeters(gazetteer.coordsOf(row), gazetteer.coordsOf(other));
  return meters <= (isKnown ? NEAR_METERS : SAME_METERS);
}
