import { GENERAL_EMAIL } from '@wayfold/contract/people/sign-in-rules';

/** Maximum number of recipients of an email. */
export const MOST_ADDRESSES = 5;

/** The result of parsing the typed text: the addresses, the text left to edit, and the reason. */
export interface TakenAddresses {
  readonly addresses: readonly string[];
  readonly rest: string;
  readonly problem: 'invalid' | 'tooMany' | null;
}

/**
 * Parses the addresses in typed or pasted text, separated by spaces, commas or semicolons. Skips duplicates. Stops at the first
 * address that can't be accepted, and leaves it and the rest of the text.
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
