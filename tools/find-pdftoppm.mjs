import { findProgram } from './steps/programs.mjs';

/**
 * Finds Poppler's pdftoppm, which the journeys use to render PDFs as images, or installs it from Debian if allowed.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws {import('./steps/operator-error.mjs').OperatorError} if it isn't found and can't be installed
 */
export async function findPdftoppm() {
  return findProgram({
    variable: 'PDFTOPPM_PATH',
    names: ['pdftoppm'],
    packages: ['poppler-utils'],
    missing:
      'The journeys need pdftoppm to render PDFs, and it was not found. Install poppler (poppler-utils), or set PDFTOPPM_PATH to its path.',
  });
}
