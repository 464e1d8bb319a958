import { runImport } from './steps/run-import.mjs';

await runImport('import-area.ts', { needsTilemaker: (argument) => argument.endsWith('.osm.pbf') });
