/** What Vite's manifest says about each file of a build, limited to what is read here. */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/**
 * The files that must be loaded before the code of a module runs: its own and those of everything it imports, each once.
 *
 * Style sheets are in the order in which Vite's own loader would request them: imported ones first.
 *
 * @param entry the module's name in the manifest
 */
export function staticFiles(manifest: BuildManifest, entry: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(add);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  add(entry);
  return { scripts: [...scripts], styles: [...styles] };
}
