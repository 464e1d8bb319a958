import { findProgram } from './steps/programs.mjs';

/**
 * Finds Poppler's pdftoppm, by which the journeys look at PDFs as pictures, or installs Debian's when it may.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws {import('./steps/operator-error.mjs').OperatorError} when there is none and none may be installed
 */
export async function findPdftoppm() {
  return findProgram({
    variable: 'PDFTOPPM_PATH',
    names: ['pdftoppm'],
    packages: ['poppler-utils'],
    missing:
      'The journeys look at PDFs as pictures by pdftoppm, which was not found: install poppler (poppler-utils), or name it in PDFTOPPM_PATH.',
  });
}
