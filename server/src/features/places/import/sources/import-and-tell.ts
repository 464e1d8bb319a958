import { openAtlas } from '@wayfold/atlas/open-atlas';
import { type ImportProgram, terminalLine } from '../../../../process/import-program';
import type { Box } from '../../../../streets/areas/boxes';
import { drawProgress, summaryOf } from '../import-words';
import { importSources } from './import-sources';

/**
 * Imports places and tells the operator about it.
 *
 * @returns false if it was interrupted
 * @throws OperatorError with what to do, if a source can't be read
 */
export async function importAndTell(
  { database, atlasFolder, signal }: Pick<ImportProgram, 'database' | 'atlasFolder' | 'signal'>,
  asked: { sources: readonly string[]; boxes: readonly Box[]; source?: string | undefined },
): Promise<boolean> {
  const { sources, boxes, source } = asked;
  const atlas = await openAtlas({ cacheDir: atlasFolder });
  const summary = await importSources(
    { atlas, database, now: () => new Date() },
    {
      ...{ sources, boxes, signal },
      ...(source === undefined ? {} : { source }),
      onProgress: (progress) => terminalLine.draw(drawProgress(progress)),
      onBroken: (sentence) => {
        terminalLine.clear();
        console.error(sentence);
      },
    },
  ).finally(terminalLine.clear);
  console.log(summaryOf(summary));
  return summary.isFinished;
}
