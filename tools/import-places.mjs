import { runImport } from './steps/run-import.mjs';

await runImport('import-places.ts');
