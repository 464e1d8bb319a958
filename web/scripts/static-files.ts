/** What Vite's manifest says of each file of a build, as far as it is read here. */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/**
 * The files that must be there before the code of a module runs: its own and those of all it imports, each once.
 *
 * They come as Vite's own loader would ask for them, what is imported first, so that style sheets keep their order.
 *
 * @param entry the module, as the manifest names it
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
