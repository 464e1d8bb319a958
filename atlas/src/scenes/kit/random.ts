import { fnv1a } from '@wayfold/domain/pictures/scenes';

/** Random numbers that are the same every time for the same seed. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(part: number): boolean;
}

/** Starts a sequence of random numbers that depends only on the seed (mulberry32). */
export function randomOf(seed: string): Random {
  let state = fnv1a(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    chance: (part) => next() < part,
  };
}
