/** The letters and digits of a name, for use in a file name. */
export function fileWord(name: string): string {
  return (name.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 60).toWellFormed().trim();
}
