import { api } from '@wayfold/contract/api';
import { pathTableSource } from '@wayfold/contract/kernel/path-table';
import { makeMigrationList, makeMigrationNames } from './migration-list';
import { makeOpenApi } from './openapi';
import { makeRowFields } from './row-fields';
import { makeScenesVersion } from './scenes-version';

/** A generated file in the repository. */
export interface Generator {
  /** Path from the root of the repository. */
  file: string;
  /** Returns the whole text; the same sources always give the same text. */
  make: () => Promise<string>;
}

/** Every generated file, in the order they are written. */
export const generators: readonly Generator[] = [
  { file: 'server/src/db/migration-names.generated.ts', make: makeMigrationNames },
  { file: 'server/src/db/migrations.generated.ts', make: makeMigrationList },
  { file: 'contract/src/paths.generated.ts', make: async () => pathTableSource(api) },
  { file: 'contract/src/trip/row-fields.generated.ts', make: async () => makeRowFields() },
  { file: 'domain/src/pictures/scenes-version.generated.ts', make: makeScenesVersion },
  { file: 'docs/api/openapi.json', make: makeOpenApi },
];
