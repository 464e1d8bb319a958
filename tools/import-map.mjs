import { runImport } from './steps/run-import.mjs';

await runImport('import-map.ts', { needsTilemaker: (argument) => argument.endsWith('.osm.pbf') });
