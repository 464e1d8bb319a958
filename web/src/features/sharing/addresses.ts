import { GENERAL_EMAIL } from '@wayfold/contract/people/sign-in-rules';

/** So many people one mail goes to. */
export const MOST_ADDRESSES = 5;

/** What became of what was typed: the addresses there are now, what is left to type on, and why. */
export interface TakenAddresses {
  readonly addresses: readonly string[];
  readonly rest: string;
  readonly problem: 'invalid' | 'tooMany' | null;
}

/**
 * Takes the addresses out of what was typed or pasted, apart by spaces, commas or semicolons. One that is there already is
 * not taken twice; from the first that cannot be taken on, the rest stays.
 */
export function takeAddresses(known: readonly string[], typed: string): TakenAddresses {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '');
  const addresses = [...known];
  for (const [index, word] of words.entries()) {
    const stop = (problem: 'invalid' | 'tooMany') => ({
      addresses,
      rest: words.slice(index).join(' '),
      problem,
    });
    if (addresses.some((address) => address.toLowerCase() === word.toLowerCase())) continue;
    if (!GENERAL_EMAIL.test(word)) return stop('invalid');
    if (addresses.length === MOST_ADDRESSES) return stop('tooMany');
    addresses.push(word);
  }
  return { addresses, rest: '', problem: null };
}
