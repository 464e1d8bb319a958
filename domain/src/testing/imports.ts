import { inEnglish } from '@wayfold/contract/refusals/refusal';
import { strToU8 } from 'fflate';
import { applyEdit } from '../changes/apply-change';
import type { TripDocument } from '../document/trip-document';
import { editOf, usuallyTaken } from '../files/propose/apply-proposal';
import type { ImportNames } from '../files/propose/import-question';
import type { AnsweredPlace, Proposal } from '../files/propose/proposal';
import { proposeImport, usualPlacesAs } from '../files/propose/propose-import';
import type { FileContents } from '../files/read/file-contents';
import { readFile } from '../files/read/read-file';

/** Reads a file of this name from its text or its bytes. */
export const read = (name: string, text: string | Uint8Array) =>
  readFile(name, typeof text === 'string' ? strToU8(text) : text, { during: null });

/** The names of rows without one, for tests. */
export const NAMES: ImportNames = {
  untitledPlan: 'Untitled',
  untitledTrack: (number) => `Track ${number}`,
};

/** The proposal to import a file into a trip; `found` are the places that a search answered, by what was searched for. */
export function proposed(
  contents: FileContents,
  document: TripDocument,
  found: ReadonlyMap<string, readonly AnsweredPlace[]> = new Map(),
): Proposal {
  const placesAs = usualPlacesAs(contents, document);
  return proposeImport({ contents, document, placesAs, found, maxDestinations: null, names: NAMES });
}

/** The trip once what is usually taken of a file is imported. */
export function taken(contents: FileContents, document: TripDocument): TripDocument {
  const proposal = proposed(contents, document);
  const edit = editOf(proposal, usuallyTaken(proposal), document);
  return edit === null ? document : applyEdit(document, edit).document;
}

/** The rows that were not simply taken, each with its reason. */
export const reasons = ({ rows }: Proposal) =>
  rows.flatMap(({ kind, name, reason }) =>
    reason === null ? [] : [`${name ?? kind}: ${inEnglish(reason)}`],
  );

/** A place in the United States, as a search answers it. */
export const place = (name: string, region: string, lon: number): AnsweredPlace => ({
  name,
  localName: null,
  region,
  country: 'United States',
  timezone: 'America/Denver',
  coords: [lon, 39],
});
