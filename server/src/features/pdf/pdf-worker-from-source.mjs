// Starts the thread that makes PDFs from its sources: for tests and the bench. The build has a file for it instead.

import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) });

export const { runJob } = await import('./pdf-worker.ts');
