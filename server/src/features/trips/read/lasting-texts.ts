import { type NewestStates, newestStates } from '../../../lib/turns/newest-states';

/** What of trips lasts until they change, as the text of a JSON object by trip; `tripStamp` names the state. */
export type LastingTexts = NewestStates<string>;

/** @param letters characters of all texts together */
export function lastingTexts(letters: number): LastingTexts {
  return newestStates(letters);
}

/** The text of a JSON object with the fields of two, neither of them empty. */
export function joinedText(passing: string, lasting: string): string {
  return `${passing.slice(0, -1)}, ${lasting.slice(1)}`;
}
