import type { WrittenLegContents } from '@wayfold/domain/travel/leg-contents';
import type { PdfWords } from '../words/pdf-words';

/** Writes what a leg's time contains; null if it only contains the way itself. */
export function legContentsText(
  { ferries, ferryTime, airportTime, accessTime }: WrittenLegContents,
  words: Pick<PdfWords, 'locale' | 'ferries' | 'ferry' | 'airports'>,
): string | null {
  if (ferryTime !== null) {
    const names = new Intl.ListFormat(words.locale).format(ferries.map(words.ferry));
    return words.ferries(names, ferryTime);
  }
  return airportTime === null ? null : words.airports(airportTime, accessTime);
}
