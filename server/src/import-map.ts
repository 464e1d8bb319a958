import type { Database } from './db/connect';
import { callersSource, readArguments } from './process/command-line';
import { runImport } from './process/import-program';
import { OperatorError } from './process/operator-error';
import { listAreas, removeArea } from './streets/areas/area-store';
import {
  AREA_OPTIONS,
  AREA_USAGE,
  type AskedArea,
  askedArea,
  boxesOfArea,
  nameOfArea,
} from './streets/import/asked-area';
import { importStreets, nameOfSource } from './streets/import/import-streets';
import { bytesWords, listWords } from './streets/import/import-words';

const USAGE = `npm run import:map -- SOURCE ${AREA_USAGE} [--name NAME], or --list, or --remove NAME`;

/** The program behind `npm run import:map`: imports the streets of an area into the configured database. */
await runImport(askedFor, async (asked, program) => {
  const { database } = program;
  if (asked.kind === 'list') console.log(listWords(await listAreas(database.pool)));
  else if (asked.kind === 'remove') console.log(await remove(database, asked.name));
  else {
    const { source, area } = asked;
    const name = asked.name ?? nameOfArea(area) ?? nameOfSource(source);
    return importStreets(program, { source, boxes: await boxesOfArea(program, area), name });
  }
  return true;
});

async function remove({ pool }: Database, name: string): Promise<string> {
  const area = (await listAreas(pool)).find((one) => one.name === name);
  if (!area) throw new OperatorError(`No area is named ${name}. See them all with --list.`);
  await removeArea(pool, area.id);
  return `${name} is removed: ${bytesWords(area.bytes)}.`;
}

/** What to import: a file or an address, where, and the name of the area. */
interface ImportRequest {
  kind: 'import';
  source: string;
  area: AskedArea;
  name: string | undefined;
}

function askedFor(): ImportRequest | { kind: 'list' } | { kind: 'remove'; name: string } {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments(USAGE, {
    ...{ ...AREA_OPTIONS, name: text, remove: text },
    list: { type: 'boolean' },
  });
  if (values.list) return { kind: 'list' };
  if (values.remove !== undefined) return { kind: 'remove', name: values.remove };
  const [source, ...others] = positionals;
  if (!source || others.length > 0) throw new OperatorError(`Usage: ${USAGE}`);
  return { kind: 'import', source: callersSource(source), area: askedArea(values), name: values.name };
}
