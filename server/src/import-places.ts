import { importAndTell } from './features/places/import/sources/import-and-tell';
import { callersSource, readArguments } from './process/command-line';
import { runImport } from './process/import-program';
import { OperatorError } from './process/operator-error';
import { AREA_OPTIONS, AREA_USAGE, askedArea, boxesOfArea } from './streets/import/asked-area';

const USAGE = `npm run import:places -- SOURCE... ${AREA_USAGE} [--source NAME]`;

/** The program behind `npm run import:places`: imports files of places into the configured database. */
await runImport(askedFor, async ({ area, ...asked }, program) =>
  importAndTell(program, { ...asked, boxes: await boxesOfArea(program, area) }),
);

function askedFor() {
  const { values, positionals } = readArguments(USAGE, { ...AREA_OPTIONS, source: { type: 'string' } });
  if (positionals.length === 0) throw new OperatorError(`Specify a file, a folder or an address: ${USAGE}`);
  return { sources: positionals.map(callersSource), area: askedArea(values), source: values.source };
}
