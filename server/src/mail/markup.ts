/** HTML that is safe to put into an email. */
export type Markup = { readonly markup: string };

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML with values in it, each escaped to appear as plain text; only other `html` values keep their tags. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | Markup | readonly Markup[])[]
): Markup {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) };
}

function markupOf(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
  if ('markup' in value) return value.markup;
  return value.map(({ markup }) => markup).join('');
}
