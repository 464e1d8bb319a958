import { type OsmElement, osmBlocksOf } from '../../../lib/osm-blocks';
import { OperatorError } from '../../../process/operator-error';
import { type Imported, type Item, type PlaceReader, SKIPPED, type SourceFile } from './imported';
import { osmCategories } from './osm-categories';

type Point = [lon: number, lat: number];

/** Names in other languages that a place can be found by; more would only fill up the index. */
const NAME_KEYS = [
  'name:en',
  'int_name',
  'alt_name',
  'old_name',
  'name:de',
  'name:fr',
  'name:es',
  'name:ja',
  'name:zh',
];
const BLURB = 'description:en';

/**
 * Reads an extract of OpenStreetMap (.osm.pbf, sorted like all published ones).
 *
 * A first pass through the file collects which points belong to areas that are places; this takes about fifty bytes of memory for
 * each.
 */
export const readOsm: PlaceReader = async function* (file) {
  const shapes = await Shapes.read(file);
  for await (const block of osmBlocksOf(file.path)) {
    const at = `block ${block.number}`;
    file.bytesRead = block.end;
    if (!('elements' in block)) {
      yield { at, broken: block.unreadable };
      continue;
    }
    const others = new Map<string, number>();
    for (const element of block.elements) {
      shapes.note(element);
      if (!element.tags) continue;
      const item = itemOf(element, element.tags, shapes);
      if ('skipped' in item) others.set(item.skipped, (others.get(item.skipped) ?? 0) + 1);
      else yield item;
    }
    for (const [skipped, count] of others) yield { at, skipped, count };
  }
};

function itemOf(element: OsmElement, tags: Record<string, string>, shapes: Shapes): Item {
  const at = `${element.type} ${element.id}`;
  const kind = osmCategories(tags);
  if (!kind) return { at, skipped: SKIPPED.kind };
  const own = tags.name ?? '';
  const name = nameOf(tags);
  if (name === '') return { at, skipped: SKIPPED.name };
  if (Object.keys(tags).some((key) => /^(?:disused|abandoned|demolished|razed)(?::|$)/.test(key))) {
    return { at, skipped: SKIPPED.closed };
  }
  const point = shapes.pointOf(element);
  if (!point) return { at, skipped: 'an area whose points are not in the file' };
  const place: Imported = {
    sourceId: `${element.type[0]}${element.id}`,
    name,
    localName: own !== '' && own !== name ? own : undefined,
    otherNames: NAME_KEYS.flatMap((key) => tags[key] ?? []).flatMap((names) => names.split(';')),
    lon: point[0],
    lat: point[1],
    ...kind,
    countryCode: tags['addr:country'],
    city: tags['addr:city'],
    blurb: tags[BLURB],
    url: tags.website ?? tags['contact:website'] ?? tags.url,
    phone: tags.phone ?? tags['contact:phone'],
    brand: tags.brand,
    cuisine: tags.cuisine,
    wheelchair: tags.wheelchair,
    openingHours: tags.opening_hours,
    credit: 'OpenStreetMap',
  };
  return { at, place };
}

const nameOf = (tags: Record<string, string>) => tags['name:en'] ?? tags.name ?? '';

/** The location of ways and relations, from one or two of their points. */
class Shapes {
  /** Nodes whose location is needed, by id; null until it has been read. */
  readonly #nodes = new Map<number, Point | null>();
  /** Ways that are only needed for a relation, by id. */
  readonly #ways = new Map<number, readonly number[]>();

  /** Collects what is needed: areas that are places, and the ways and nodes of their relations. */
  static async read(file: SourceFile): Promise<Shapes> {
    const shapes = new Shapes();
    try {
      await shapes.#prepare(file);
    } catch (error) {
      // A truncated file is reported when its places are read.
      if (!(error instanceof OperatorError)) throw error;
    }
    return shapes;
  }

  async #prepare(file: SourceFile): Promise<void> {
    let waysBegin: number | null = null;
    for await (const block of osmBlocksOf(file.path)) {
      if (!('elements' in block) || block.elements.every(({ type }) => type === 'node')) continue;
      waysBegin ??= block.offset;
      for (const element of block.elements) this.#want(element);
    }
    if (this.#ways.size === 0 || waysBegin === null) return;
    for await (const block of osmBlocksOf(file.path, waysBegin)) {
      if (!('elements' in block)) continue;
      for (const element of block.elements) {
        if (element.type !== 'way' || !this.#ways.has(element.id)) continue;
        this.#ways.set(element.id, this.#wantNodes(element.refs));
      }
    }
  }

  #want(element: OsmElement): void {
    if (element.type === 'node' || !element.tags || !nameOf(element.tags) || !osmCategories(element.tags))
      return;
    if (element.type === 'way') this.#wantNodes(element.refs);
    else {
      const member = standIn(element);
      if (member?.type === 'way') this.#ways.set(member.ref, []);
      else if (member) this.#nodes.set(member.ref, null);
    }
  }

  #wantNodes(refs: readonly number[]): number[] {
    const ends = endsOf(refs);
    for (const ref of ends) this.#nodes.set(ref, null);
    return ends;
  }

  /** Stores the location of a node if it is needed. */
  note(element: OsmElement): void {
    if (element.type === 'node' && this.#nodes.has(element.id)) {
      this.#nodes.set(element.id, [element.lon, element.lat]);
    }
  }

  /** A point near its center; null if its nodes aren't in the file. */
  pointOf(element: OsmElement): Point | null {
    if (element.type === 'node') return [element.lon, element.lat];
    if (element.type === 'way') return this.#middleOf(endsOf(element.refs));
    const member = standIn(element);
    if (!member) return null;
    return this.#middleOf(member.type === 'way' ? (this.#ways.get(member.ref) ?? []) : [member.ref]);
  }

  #middleOf(refs: readonly number[]): Point | null {
    const points = refs.flatMap((ref) => {
      const point = this.#nodes.get(ref);
      return point ? [point] : [];
    });
    const [a, b = a] = points;
    return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : null;
  }
}

/** The first point and the one halfway around: their midpoint is inside most areas. */
function endsOf(refs: readonly number[]): number[] {
  return [...new Set([refs[0], refs[Math.floor(refs.length / 2)]])].flatMap((ref) => ref ?? []);
}

function standIn({ members }: Extract<OsmElement, { type: 'relation' }>) {
  const named = members.find(
    ({ type, role }) => type === 'node' && (role === 'label' || role === 'admin_centre'),
  );
  return named ?? members.find(({ type, role }) => type === 'way' && (role === 'outer' || role === ''));
}
