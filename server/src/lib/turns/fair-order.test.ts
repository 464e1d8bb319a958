import { expect, test } from 'vitest';
import { type FairOrder, fairOrder, type Place } from './fair-order';

type Entry = Place & { readonly name: string };

/** `a1` is the first of asker a; `A1` is large; `mail/a1` waits in another lane. */
function entry(name: string): Entry {
  const [short = '', lane = 'download'] = name.split('/').reverse();
  const asker = short.slice(0, 1);
  return { name, lane, asker: asker.toLowerCase(), isLarge: asker !== asker.toLowerCase() };
}

function orderOf(...names: string[]): FairOrder<Entry> {
  const order = fairOrder<Entry>();
  for (const name of names) order.add(entry(name));
  return order;
}

function taken(order: FairOrder<Entry>, mayTake: (entry: Entry) => boolean = () => true): string[] {
  const names: string[] = [];
  for (let next = order.take(mayTake); next; next = order.take(mayTake)) names.push(next.name);
  return names;
}

test('askers take turns, no matter who came first or with how many', () => {
  expect(taken(orderOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('lanes take turns, no matter which has more', () => {
  const order = orderOf('a1', 'b1', 'c1', 'd1', 'mail/e1', 'mail/f1');

  expect(taken(order)).toEqual(['a1', 'mail/e1', 'b1', 'mail/f1', 'c1', 'd1']);
});

test('an asker that was served goes behind everyone waiting, even with a new request', () => {
  const order = orderOf('a1', 'b1', 'b2');
  const first = order.take(() => true);
  order.add(entry('a2'));

  expect([first?.name, ...taken(order)]).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('an entry that can’t be taken yet is skipped, and is first when it can', () => {
  const order = orderOf('A1', 'B1', 'c1', 'a2', 'c2');
  const small = order.take(({ isLarge }) => !isLarge);
  const another = order.take(({ isLarge }) => !isLarge);

  expect([small?.name, another?.name]).toEqual(['a2', 'c1']);
  expect(taken(order)).toEqual(['B1', 'A1', 'c2']);
});

test('nothing is taken if nothing can be', () => {
  const order = orderOf('A1', 'mail/B1');

  expect(order.take(({ isLarge }) => !isLarge)).toBeUndefined();
  expect(taken(order)).toEqual(['A1', 'mail/B1']);
});

test('a removed entry isn’t taken and no longer counts', () => {
  const order = fairOrder<Entry>();
  const [first, second, third] = [entry('a1'), entry('b1'), entry('mail/c1')];
  for (const each of [first, second, third]) order.add(each);

  order.remove(first);
  order.remove(first);

  expect([order.waitingIn('download'), order.waitingIn('mail'), order.waitingIn('other')]).toEqual([1, 1, 0]);
  expect(taken(order)).toEqual(['b1', 'mail/c1']);
  expect(order.waitingIn('download')).toBe(0);
});
