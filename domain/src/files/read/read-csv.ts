import { isCurrency } from '@wayfold/contract/kernel/currencies';
import Papa from 'papaparse';
import { readAmount } from '../../format/read-amount';
import { unguarded } from '../csv';
import {
  contentsOf,
  FILE_LIMITS,
  type FileContents,
  FileRefused,
  type FoundCost,
  type PlaceInFile,
  placeNamed,
  type Skipped,
  uniqueKeys,
} from './file-contents';
import { categoryOf, coordsName, coordsOf, dateOf, textOrNull } from './read-values';

/** Possible names for each column. The first match wins. */
const COLUMNS = {
  lat: /^(lat|latitude|y)$/,
  lon: /^(lon|lng|long|longitude|x)$/,
  costEst: /^(estimated( cost)?|estimate|budget|planned|amount|cost|price|total|sum)$/,
  costAct: /^(actual( cost)?|spent|paid)$/,
  netPrice: /^net( price)?$/,
  commission: /^commission$/,
  grossPrice: /^gross( price)?$/,
  category: /^(expense )?(category|type|kind)$/,
  currency: /^currency$/,
  destination: /^(destination|city|stop)$/,
  name: /^(title|name|place|place name|item|supplier|what|expense|merchant|vendor)$/,
  address: /^(address|location|where|full address)$/,
  notes: /^(note|notes|comment|comments|description|details)$/,
  url: /^(url|link|google maps url)$/,
  nights: /^(nights|number of nights)$/,
  arrive: /^(arrive|arrival|arrival date|date|start|start date|check-?in)$/,
} as const;
type Column = keyof typeof COLUMNS;
type Line = { readonly text: (column: Column) => string | null; readonly raw: readonly string[] };

const HEAD_WITHIN = 20;
/** Far more than any hand-made table has. */
const MOST_COLUMNS = 200;
/** Longer texts are cut. */
const MOST_CELL = 20_000;

/** Reads a table of costs or of places, depending on its column names, including lists saved in Google Maps. */
export function readCsv(text: string): FileContents {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
    preview: FILE_LIMITS.rows + HEAD_WITHIN + 1,
  });
  const { at, columns } = headOf(data);
  const lines = data.slice(at + 1).map(
    (raw): Line => ({
      raw,
      text: (column) => {
        const index = columns.get(column);
        return index === undefined ? null : textOrNull(unguarded((raw[index] ?? '').slice(0, MOST_CELL)));
      },
    }),
  );
  const hasAmount = columns.has('costEst') || columns.has('costAct') || columns.has('grossPrice');
  return hasAmount && !columns.has('lat') ? costsOf(lines) : placesOf(lines, columns);
}

/** The line that names the columns, and the positions of the columns. */
type Head = { readonly at: number; readonly columns: ReadonlyMap<Column, number> };

function headOf(data: readonly string[][]): Head {
  let best: Head | null = null;
  for (const [at, row] of data.slice(0, HEAD_WITHIN).entries()) {
    const columns = new Map<Column, number>();
    for (const [index, cell] of row.slice(0, MOST_COLUMNS).entries()) {
      const name = cell
        .slice(0, MOST_CELL)
        .replace(/^\ufeff/, '')
        .trim()
        .toLowerCase()
        .replace(/[_\s]+/g, ' ');
      for (const [column, pattern] of Object.entries(COLUMNS)) {
        if (pattern.test(name) && !columns.has(column as Column)) {
          columns.set(column as Column, index); // a key of COLUMNS
          break;
        }
      }
    }
    if (columns.size > (best?.columns.size ?? 0)) best = { at, columns };
  }
  const isUsable =
    best !== null &&
    (['name', 'address', 'lat', 'destination'].some((column) => best.columns.has(column as Column)) ||
      (best.columns.has('costEst') && best.columns.has('category')));
  const usable = isUsable ? best : googleHead(data);
  if (!usable) {
    throw new FileRefused('tableColumnsUnknown');
  }
  return usable;
}

/**
 * The header of a Google Maps list, whose columns are named in its owner's language but are always in the same order.
 */
function googleHead(data: readonly string[][]): Head | null {
  for (const [at, row] of data.slice(0, HEAD_WITHIN).entries()) {
    const url = row.findIndex((cell) => cell.trim() === 'URL');
    if (url < 1) continue;
    if (!data.slice(at + 1).some((line) => isGoogleLink(line[url] ?? ''))) continue;
    return {
      at,
      columns: new Map<Column, number>([
        ['name', 0],
        ...(url > 1 ? [['notes', 1] as const] : []),
        ['url', url],
      ]),
    };
  }
  return null;
}

function isGoogleLink(text: string): boolean {
  return /^https:\/\/(www\.)?(google\.[a-z.]+\/maps|maps\.google\.)/.test(text.trim());
}

/** Reads an amount in a table; null if there is none. Programs write a decimal point, however many decimals follow. */
function amountOf(words: string): { amount: number; currency: string | null } | null {
  if (/^-?\d{1,12}\.\d{1,9}$/.test(words.trim()))
    return { amount: Math.round(Number(words) * 1000) / 1000, currency: null };
  // A sign stands for the most likely currency, except that a dollar sign alone names none: many countries use it.
  const found = readAmount(words, '');
  if (found.kind !== 'amount') return null;
  return /^[^\p{L}]*\$/u.test(words) ? { ...found, currency: null } : found;
}

function costsOf(lines: readonly Line[]): FileContents {
  const key = uniqueKeys();
  const costs: FoundCost[] = [];
  const skipped: Skipped[] = [];
  for (const { text, raw } of lines) {
    const supplier = text('name') ?? text('notes') ?? '';
    const read = (column: Column) => {
      const words = text(column);
      return words === null ? null : amountOf(words);
    };
    const amounts = {
      costEst: read('costEst'),
      costAct: read('costAct'),
      netPrice: read('netPrice'),
      commission: read('commission'),
      grossPrice: read('grossPrice'),
    };
    const given = Object.values(amounts).filter((amount) => amount !== null);
    if (given.length === 0) {
      skipped.push({
        kind: 'cost',
        name: supplier || raw.join(', ').slice(0, 80),
        reason: 'costNeedsAmount',
      });
      continue;
    }
    if (/^(grand )?(sub)?total/i.test(supplier)) {
      skipped.push({ kind: 'cost', name: supplier, reason: 'costIsTotal' });
      continue;
    }
    const currency = text('currency')?.toUpperCase() ?? null;
    costs.push({
      key: key(`cost ${raw.map((cell) => cell.trim()).join('|')}`),
      supplier,
      category: categoryOf(text('category') ?? supplier),
      currency:
        currency !== null && isCurrency(currency)
          ? currency
          : (given.find((amount) => amount.currency !== null)?.currency ?? null),
      costEst: amounts.costEst?.amount ?? null,
      costAct: amounts.costAct?.amount ?? null,
      netPrice: amounts.netPrice?.amount ?? null,
      commission: amounts.commission?.amount ?? null,
      grossPrice: amounts.grossPrice?.amount ?? null,
      destination: text('destination'),
    });
  }
  return contentsOf('costs', { costs, skipped });
}

function placesOf(lines: readonly Line[], columns: ReadonlyMap<Column, number>): FileContents {
  const key = uniqueKeys();
  const places: PlaceInFile[] = [];
  const skipped: Skipped[] = [];
  let isTakeout = false;
  for (const { text, raw } of lines) {
    const link = text('url');
    const isGoogle = link !== null && isGoogleLink(link);
    isTakeout ||= isGoogle;
    const name = text('name') ?? text('destination') ?? text('address');
    const coords = coordsOf(text('lon'), text('lat')) ?? (isGoogle ? coordsInLink(link) : null);
    const known = name ?? (coords && coordsName(coords));
    if (known === null) {
      skipped.push({
        kind: 'line',
        name: textOrNull(raw.join(', ').slice(0, 80)),
        reason: 'rowNeedsNameOrCoords',
      });
      continue;
    }
    const nights = Number(text('nights') ?? Number.NaN);
    places.push({
      ...placeNamed(key(`row ${known} ${coords?.join(',') ?? text('address') ?? ''}`), known),
      coords,
      address: text('address') ?? known,
      notes: text('notes'),
      isStop: columns.has('nights'),
      arrive: dateOf(text('arrive') ?? ''),
      nights: Number.isInteger(nights) && nights >= 0 ? nights : null,
    });
  }
  return contentsOf(isTakeout ? 'takeout' : 'places', { places, skipped });
}

/** The point in a Google Maps link: the pin's, or else that of the map around it. */
function coordsInLink(link: string): PlaceInFile['coords'] {
  const [, pinLat, pinLon] = link.match(/!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/) ?? [];
  const [, lat, lon] =
    link.match(/(?:[?&](?:q|query|ll)=|\/search\/|\/@)(-?\d+\.\d+)(?:,|%2C)\+?(-?\d+\.\d+)/i) ?? [];
  return coordsOf(pinLon, pinLat) ?? coordsOf(lon, lat);
}
