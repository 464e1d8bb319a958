import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Finds a file in an installed package, such as `world-atlas/land-50m.json`. Throws if it isn't installed. */
export function packageFile(specifier: string): string {
  return require.resolve(specifier);
}

/**
 * Loads a package when called, not before: packages that only the cache build needs shouldn't use memory at every
 * start. The caller names the type of the module.
 */
export function loadPackage<T>(specifier: string): T {
  return require(specifier) as T;
}

/** Reads and parses a JSON file in an installed package; the caller names its type. */
export function readPackageJson<T>(specifier: string): T {
  return JSON.parse(readFileSync(packageFile(specifier), 'utf8')) as T;
}

/** Reads the version of the package that contains a file. Works for packages that don't export their package.json. */
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
    // Folders between a file and the root of its package usually have no manifest.
    return null;
  }
  // Every package.json is an object; these fields are strings if present.
  return JSON.parse(text) as { name?: string; version?: string };
}
