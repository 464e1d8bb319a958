/** A row as it was seen: its id, its name, and whatever else shows whether it changed. */
type Seen = readonly [id: string, name: string, rest: string];

/** What a viewer's device stores about a page: just enough to say later what has changed. */
export interface PageSnapshot {
  readonly dates: string | null;
  /** In order, with their nights. */
  readonly stops: readonly Seen[];
  /** Events, with when they are within their stay. */
  readonly things: readonly Seen[];
  /** The total of the first cost table; null without one. */
  readonly cost: string | null;
  /** Offers that haven't ended, with when they end. */
  readonly offers: readonly Seen[];
}

/** Changes that name what they are about. */
export type NamedPageChange =
  | 'stopsAdded'
  | 'stopsRemoved'
  | 'staysChanged'
  | 'plansAdded'
  | 'plansRemoved'
  | 'plansMoved'
  | 'offersAdded'
  | 'offersGone'
  | 'offersChanged';

/** One way in which a page differs from what was seen; `names` is never empty. */
export type PageChange =
  | { readonly kind: 'dates' | 'cost'; readonly from: string | null; readonly to: string | null }
  | { readonly kind: 'stopOrder' }
  | { readonly kind: NamedPageChange; readonly names: readonly string[] };

/** What has changed on a page since it was viewed: dates, destinations, events, cost, offers. */
export function changesSince(before: PageSnapshot, now: PageSnapshot): PageChange[] {
  const stops = rowChanges(before.stops, now.stops);
  const things = rowChanges(before.things, now.things);
  const offers = rowChanges(before.offers, now.offers);
  return [
    ...valueChange('dates', before.dates, now.dates),
    ...namedChange('stopsAdded', stops.added),
    ...namedChange('stopsRemoved', stops.removed),
    ...namedChange('staysChanged', stops.changed),
    ...(isReordered(before.stops, now.stops) ? [{ kind: 'stopOrder' as const }] : []),
    ...namedChange('plansAdded', things.added),
    ...namedChange('plansRemoved', things.removed),
    ...namedChange('plansMoved', things.changed),
    ...valueChange('cost', before.cost, now.cost),
    ...namedChange('offersAdded', offers.added),
    ...namedChange('offersChanged', offers.changed),
    ...namedChange('offersGone', offers.removed),
  ];
}

function namedChange(kind: NamedPageChange, names: readonly string[]): PageChange[] {
  return names.length === 0 ? [] : [{ kind, names }];
}

function valueChange(kind: 'dates' | 'cost', from: string | null, to: string | null): PageChange[] {
  return from === to ? [] : [{ kind, from, to }];
}

function rowChanges(before: readonly Seen[], now: readonly Seen[]) {
  const old = new Map(before.map(([id, ...row]) => [id, row.join('\n')]));
  const left = new Set(now.map(([id]) => id));
  const nameOf = ([, name]: Seen) => name;
  return {
    added: now.filter(([id]) => !old.has(id)).map(nameOf),
    removed: before.filter(([id]) => !left.has(id)).map(nameOf),
    changed: now.filter(([id, ...row]) => old.has(id) && old.get(id) !== row.join('\n')).map(nameOf),
  };
}

/** Whether the rows that are in both are in a different order. */
function isReordered(before: readonly Seen[], now: readonly Seen[]): boolean {
  const old = new Set(before.map(([id]) => id));
  const left = new Set(now.map(([id]) => id));
  const stayed = before.filter(([id]) => left.has(id));
  return now.filter(([id]) => old.has(id)).some(([id], index) => id !== stayed[index]?.[0]);
}
