import path from 'node:path';
import { type ImportProgram, terminalLine } from '../../process/import-program';
import type { Box } from '../areas/boxes';
import { importArea } from './import-area';
import { doneWords, progressBar, sizeWords } from './import-words';
import { openOrigin } from './open-origin';

/** What to import: a file or an address, and the boxes of the world, none for everything in a file. */
export interface AskedStreets {
  readonly source: string;
  readonly boxes: readonly Box[];
  readonly name: string;
}

/** How an area is called that has no other name: after its file. */
export function nameOfSource(source: string): string {
  return path.basename(source).replace(/\.(osm\.pbf|mbtiles|pmtiles)$/, '');
}

/**
 * Imports streets and tells the operator about it.
 *
 * @returns false if it was interrupted
 * @throws OperatorError with what to do, if the source can't be read or the name is taken
 */
export async function importStreets(
  { database, opened, signal }: Pick<ImportProgram, 'database' | 'opened' | 'signal'>,
  { source, boxes, name }: AskedStreets,
): Promise<boolean> {
  if (source.endsWith('.osm.pbf')) console.log('Cutting the extract to tiles…');
  const origin = await opened.keep(openOrigin(source, boxes, signal));
  let all = 0;
  const imported = await importArea(
    database,
    {
      ...{ name, source, origin, boxes, signal },
      onSize: (size) => {
        all = size.tiles;
        console.log(sizeWords(name, size));
      },
      onProgress: (done) => terminalLine.draw(progressBar(done, all)),
    },
    () => new Date(),
  ).finally(terminalLine.clear);
  console.log(doneWords(imported));
  return imported.isFinished;
}
