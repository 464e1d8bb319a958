import { findProgram } from './steps/programs.mjs';

/**
 * Finds tilemaker, which cuts OpenStreetMap extracts to tiles, or installs it from Debian if allowed.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws {import('./steps/operator-error.mjs').OperatorError} if it isn't found and can't be installed
 */
export async function findTilemaker() {
  return findProgram({
    variable: 'TILEMAKER_PATH',
    names: ['tilemaker'],
    packages: ['tilemaker'],
    missing:
      'Importing an .osm.pbf needs tilemaker, and it was not found. Install it (Debian: tilemaker), or set TILEMAKER_PATH to its path.',
  });
}
