/**
 * Fills the `{names}` of a setting's template with values, made safe for an address.
 *
 * Names without a value are left empty.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
}
