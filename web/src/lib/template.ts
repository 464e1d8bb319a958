/**
 * Fills the `{names}` in a setting's template with URL-encoded values.
 *
 * Names without a value are left empty.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
}
