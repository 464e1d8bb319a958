/** Picks a random item of a list, given a source of numbers from 0 to below 1. */
export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('The list is empty.');
  return item;
}
