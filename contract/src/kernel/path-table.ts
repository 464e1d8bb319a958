import type { EndpointPath } from './client';
import type { EndpointTable } from './endpoint';

/** The text of `paths.generated.ts`: only methods and paths, so that the browser's first load contains no shapes. */
export function pathTableSource(api: Record<string, EndpointTable>): string {
  const table: Record<string, Record<string, EndpointPath>> = {};
  for (const [domain, endpoints] of Object.entries(api)) {
    table[domain] = Object.fromEntries(
      Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
    );
  }
  return `// Made by npm run generate from the contract. Do not edit.
import type { Api } from './api';
import type { PathTable } from './kernel/client';

export const paths: PathTable<Api> = ${JSON.stringify(table, null, 2)};
`;
}
