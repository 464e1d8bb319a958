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

test('askers take turns, whoever came first with however many', () => {
  expect(taken(orderOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('lanes take turns, whichever holds more', () => {
  const order = orderOf('a1', 'b1', 'c1', 'd1', 'mail/e1', 'mail/f1');

  expect(taken(order)).toEqual(['a1', 'mail/e1', 'b1', 'mail/f1', 'c1', 'd1']);
});

test('whoever was served stands behind those who wait, also with what they ask next', () => {
  const order = orderOf('a1', 'b1', 'b2');
  const first = order.take(() => true);
  order.add(entry('a2'));

  expect([first?.name, ...taken(order)]).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('what may not be taken now is passed over, and is first when it may be', () => {
  const order = orderOf('A1', 'B1', 'c1', 'a2', 'c2');
  const small = order.take(({ isLarge }) => !isLarge);
  const another = order.take(({ isLarge }) => !isLarge);

  expect([small?.name, another?.name]).toEqual(['a2', 'c1']);
  expect(taken(order)).toEqual(['B1', 'A1', 'c2']);
});

test('nothing is taken when nothing may be', () => {
  const order = orderOf('A1', 'mail/B1');

  expect(order.take(({ isLarge }) => !isLarge)).toBeUndefined();
  expect(taken(order)).toEqual(['A1', 'mail/B1']);
});

test('what is removed is not taken, and is counted no longer', () => {
  const order = fairOrder<Entry>();
  const [first, second, third] = [entry('a1'), entry('b1'), entry('mail/c1')];
  for (const each of [first, second, third]) order.add(each);

  order.remove(first);
  order.remove(first);

  expect([order.waitingIn('download'), order.waitingIn('mail'), order.waitingIn('other')]).toEqual([1, 1, 0]);
  expect(taken(order)).toEqual(['b1', 'mail/c1']);
  expect(order.waitingIn('download')).toBe(0);
});
