import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { openPictureStore } from '../../server/src/adapters/open-picture-store';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config';
import { connect } from '../../server/src/db/connect';
import { createLog } from '../../server/src/lib/log';
import { passwordHasher } from '../../server/src/lib/password-hasher';
import { openMailQueue } from '../../server/src/mail/mail-queue';
import { streetsOf } from '../../server/src/streets/streets';
import { repositoryRoot } from '../steps/repository.mjs';

/** Text of docs/api/openapi.json: what the running server returns at /api/openapi.json. */
export async function makeOpenApi(): Promise<string> {
  const sessionSecret = 'never signs anything: the document is all that is asked for';
  // The pool connects on the first query, and writing the document runs none.
  const database = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' }, () => undefined);
  const config = { ...readConfig({}, repositoryRoot), sessionSecret };
  const now = () => new Date();
  const app = await buildApp(
    {
      config,
      database,
      atlas: await openTestAtlas(),
      streets: streetsOf([]),
      directions: [],
      social: null,
      mailQueue: openMailQueue({ config, now }),
      pictures: await openPictureStore(config, now),
      passwords: passwordHasher(),
      log: createLog('silent'),
      now,
    },
    null,
    { isDescribing: true },
  );
  const answer = await app.inject({ url: '/api/openapi.json' });
  await app.close();
  await database.close();
  return documentIn(answer);
}

/**
 * Extracts the text of the document from a response.
 *
 * @throws Error for any other response; otherwise a failing server's output would be committed as its API
 */
export function documentIn({ statusCode, body }: { statusCode: number; body: string }): string {
  if (statusCode !== 200) throw new Error(`The server answered ${statusCode} instead of its calls: ${body}`);
  const document: unknown = JSON.parse(body);
  const isOpenApi = typeof document === 'object' && document !== null && 'openapi' in document;
  if (!isOpenApi) throw new Error('The server answered something that does not say it is OpenAPI.');
  return `${JSON.stringify(withSortedSchemas(document as OpenApi), null, 2)}\n`;
}

interface OpenApi {
  components?: { schemas?: Record<string, unknown> };
}

/** Sorts the schemas by name: they come in import order, which means nothing and changes whenever a file moves. */
function withSortedSchemas(document: OpenApi): OpenApi {
  const { components } = document;
  if (!components?.schemas) return document;
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return { ...document, components: { ...components, schemas } };
}
