import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Finds a file inside an installed package, such as `world-atlas/land-50m.json`. Throws when it is not installed. */
export function packageFile(specifier: string): string {
  return require.resolve(specifier);
}

/**
 * Loads a package when it is called, not before: what only the build of the cache needs should not cost every start
 * its memory. The caller names the type of the module.
 */
export function loadPackage<T>(specifier: string): T {
  return require(specifier) as T;
}

/** Reads and parses a JSON file inside an installed package; the caller names the shape it knows the file to have. */
export function readPackageJson<T>(specifier: string): T {
  return JSON.parse(readFileSync(packageFile(specifier), 'utf8')) as T;
}

/** Reads the version of the package a file belongs to. Works for packages that do not export their package.json. */
export function packageVersion(specifier: string): string {
  const name = specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : specifier.split('/')[0];
  let folder = dirname(packageFile(specifier));
  for (;;) {
    const found = readManifest(join(folder, 'package.json'));
    if (found?.name === name) return found?.version ?? '0';
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`The package ${name} has no package.json.`);
    folder = parent;
  }
}

function readManifest(file: string): { name?: string; version?: string } | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // Folders between a file and the root of its package mostly have no manifest.
    return null;
  }
  // Every package.json is an object with these texts, if it has them.
  return JSON.parse(text) as { name?: string; version?: string };
}
