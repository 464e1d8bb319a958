import { Bounds } from './bounds';
import { possibleOrder } from './possible-order';
import { holdOnly, listWishes, type Wish, type Wishes } from './wishes';

/** Partial orders that one question may try. */
const STEPS = 200_000;
/** Sets of wishes that are asked about before the search is content with a set that can't be made smaller. */
const MOST_ROUNDS = 150;

/**
 * The fewest wishes that can't hold together, in the order of `listWishes`; null if the steps did not suffice to know.
 *
 * Wishes that can hold together, and to which none can be added, show what every clash must contain: one of the others. The
 * fewest wishes with one of each of these are either a clash, and none is smaller, or can hold together and show one more
 * (implicit hitting sets, Ignatiev et al. 2015).
 */
export function smallestClash(wishes: Wishes): Wish[] | null {
  const all = listWishes(wishes);
  const canHold = (held: readonly number[]): boolean | null => {
    const found = possibleOrder(new Bounds(holdOnly(wishes, pick(all, held))), STEPS);
    return found === 'unknown' ? null : found !== 'none';
  };
  const missing: number[][] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const held = fewestWithOneOfEach(missing);
    const holds = canHold(held);
    if (holds === null) return null;
    if (!holds) return pick(all, held);
    const grown = [...held];
    for (let wish = 0; wish < all.length; wish += 1)
      if (!grown.includes(wish) && canHold([...grown, wish])) grown.push(wish);
    missing.push(all.flatMap((_, wish) => (grown.includes(wish) ? [] : [wish])));
  }
  return withoutSurplus(all, canHold);
}

const pick = (all: readonly Wish[], held: readonly number[]): Wish[] =>
  all.filter((_, wish) => held.includes(wish));

/** Leaves out wishes one by one as long as the others still clash. */
function withoutSurplus(all: readonly Wish[], canHold: (held: readonly number[]) => boolean | null) {
  let held = all.map((_, wish) => wish);
  for (const wish of [...held]) {
    const others = held.filter((other) => other !== wish);
    if (canHold(others) === false) held = others;
  }
  return pick(all, held);
}

/** The smallest set of numbers that has one of each of the sets. */
function fewestWithOneOfEach(sets: readonly (readonly number[])[]): number[] {
  for (let size = 0; ; size += 1) {
    const found = choose(sets, [], size);
    if (found) return found;
  }
}

function choose(
  sets: readonly (readonly number[])[],
  chosen: readonly number[],
  more: number,
): number[] | null {
  const open = sets.find((set) => !set.some((one) => chosen.includes(one)));
  if (!open) return [...chosen];
  if (more === 0) return null;
  for (const one of open) {
    const found = choose(sets, [...chosen, one], more - 1);
    if (found) return found;
  }
  return null;
}
