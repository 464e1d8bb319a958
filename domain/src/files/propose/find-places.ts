import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import type { AnsweredPlace } from './proposal';

/**
 * Of the suggestions for a name, the places it could mean: those with that name and, among them, those whose region or
 * country it also contains. If none has that name, the first few, because names are spelled in many ways.
 */
export function answersFor(asked: string, suggested: readonly AnsweredPlace[]): AnsweredPlace[] {
  const [name = '', ...rest] = asked
    .split(',')
    .map(plain)
    .filter((part) => part !== '');
  const called = suggested.filter((place) =>
    [place.name, place.localName].some((own) => own !== null && plain(own) === name),
  );
  const around = called.filter(({ region, country }) =>
    rest.some((part) => [region, country].some((area) => area !== null && part.includes(plain(area)))),
  );
  const chosen = around.length > 0 ? around : called.length > 0 ? called : suggested;
  return chosen.slice(0, MOST_ANSWERS);
}

const MOST_ANSWERS = 5;

function plain(text: string): string {
  return normalizeText(text, 'NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
