import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from './steps/repository.mjs';

/** A file, what it imports (a package, or a path in the repository), and the rules it breaks. */
const imports: [file: string, imported: string, broken: string[]][] = [
  ['domain/src/travel/legs.ts', '@wayfold/contract/anchor', []],
  ['server/src/features/trips/store.ts', '@wayfold/atlas/anchor', []],
  ['server/src/features/trips/access.ts', 'server/src/features/sharing/link', []],
  ['server/src/features/trips/endpoints.ts', 'server/src/http/bind', []],
  ['web/src/pages/costs.ts', 'web/src/features/costs/list', []],

  ['web/src/app/one.ts', '@wayfold/server/anchor', ['web-never-imports-server']],
  ['web/src/app/two.ts', '@wayfold/atlas/anchor', ['web-never-imports-server']],
  ['server/src/app.ts', '@wayfold/web/anchor', ['server-never-imports-web']],
  ['contract/src/trip/trip.ts', '@wayfold/domain/anchor', ['contract-stands-alone']],
  ['domain/src/document/costs.ts', '@wayfold/atlas/anchor', ['domain-is-pure']],
  ['domain/src/files.ts', 'node:fs', ['domain-without-node']],
  ['domain/src/lost.ts', './nowhere', ['unresolvable']],
  ['atlas/src/fetch.ts', 'node:https', ['atlas-is-offline']],
  ['atlas/src/store.ts', '@wayfold/server/anchor', ['atlas-needs-nobody']],
  ['web/src/features/costs/form.ts', 'web/src/features/events/card', ['web-features-apart']],
  ['web/src/features/costs/link.ts', 'web/src/pages/planner', ['web-features-stays-low']],
  ['web/src/pages/home.ts', 'web/src/app/routes', ['web-pages-stays-low']],
  ['web/src/ui/button.ts', 'web/src/api/client', ['web-ui-knows-no-product']],
  ['web/src/ui/chip.ts', 'web/src/trip-ui/amounts', ['web-ui-knows-no-product']],
  ['domain/src/document/rows.ts', 'domain/src/changes/settle', ['domain-document-stays-low']],
  ['contract/src/kernel/text.ts', 'contract/src/refusals/message', []],
  ['contract/src/kernel/values.ts', 'contract/src/trip/limits', ['contract-kernel-stands-alone']],
  [
    'web/src/api/trip-session/open-trip.ts',
    'web/src/api/trip-session/transport/trip-sender',
    ['trip-states-are-pure'],
  ],
  ['web/src/pages/planner/phone/map.ts', 'web/src/pages/planner/desktop/panel', ['planner-layouts-apart']],
  ['server/src/db/connect.ts', 'server/src/features/trips/rows', ['server-ground-stays-low']],
  ['server/src/features/trips/plan.ts', 'server/src/features/billing/price', ['server-feature-trips']],
  ['server/src/features/settings/x.ts', 'server/src/features/trips/limits', ['server-feature-settings']],
  ['server/src/features/trips/photo.ts', 'node_modules/sharp/index', ['pictures-are-queued', 'unresolvable']],
  ['server/src/features/trips/query.ts', 'node_modules/kysely/index', ['kysely-migrates', 'unresolvable']],
  ['server/src/features/trips/shot.ts', 'server/src/lib/pictures/sharp', ['sharp-through-the-queue']],
  ['server/src/lib/clock.ts', 'server/src/testing/clock', ['no-testing-in-product']],
];

let root: string;
let broken: { from: string; rule: { name: string } }[];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'wayfold-imports-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json']) {
    await copyFile(inRepository(file), path.join(root, file));
  }
  for (const room of ['contract', 'domain', 'atlas', 'server', 'web']) await makeRoom(room);
  for (const [file, imported] of imports) await writeImport(file, imported);
  broken = await cruise();
}, 120_000);
afterAll(() => rm(root, { recursive: true }));

async function makeRoom(room: string): Promise<void> {
  await write(`${room}/src/anchor.ts`, 'export {};');
  await write(
    `${room}/package.json`,
    JSON.stringify({ name: `@wayfold/${room}`, exports: { './*': './src/*.ts' } }),
  );
  await mkdir(path.join(root, 'node_modules/@wayfold'), { recursive: true });
  await symlink(path.join(root, room), path.join(root, 'node_modules/@wayfold', room));
}

async function writeImport(file: string, imported: string): Promise<void> {
  if (!/^(contract|domain|server|web)\//.test(imported)) return write(file, `import '${imported}';`);
  await write(`${imported}.ts`, 'export {};');
  const way = path.relative(path.dirname(file), imported);
  await write(file, `import '${way.startsWith('.') ? way : `./${way}`}';`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

async function cruise(): Promise<typeof broken> {
  const program = inRepository('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = ['contract/src', 'domain/src', 'atlas/src', 'server/src', 'web/src'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: root, maxBuffer: 10_000_000 },
  );
  return JSON.parse(stdout).summary.violations;
}

test.each(imports)('%s imports %s: %j', (file, _imported, rules) => {
  expect(broken.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toEqual(rules);
});

test('import cycles are found, even cycles of type imports', async () => {
  await write('domain/src/egg.ts', "import { hen } from './hen'; export const egg = () => hen;");
  await write('domain/src/hen.ts', "import { egg } from './egg'; export const hen = () => egg;");
  await write('domain/src/lock.ts', "import type { Key } from './key'; export type Lock = { key: Key };");
  await write('domain/src/key.ts', "import type { Lock } from './lock'; export type Key = { lock: Lock };");

  const circles = (await cruise()).filter(({ rule }) => rule.name === 'no-cycles').map(({ from }) => from);

  // A cycle is reported once, from whichever of its files comes first.
  expect(circles.sort()).toEqual([
    expect.stringMatching(/^domain.src.(egg|hen)\.ts$/),
    expect.stringMatching(/^domain.src.(lock|key)\.ts$/),
  ]);
});
