import { html, type Markup } from './markup';

/** One block of a letter, from top to bottom. */
export type Part =
  | { readonly words: string }
  | { readonly button: string; readonly link: string }
  /** Label and value, one under the other. */
  | { readonly facts: readonly (readonly [string, string])[] }
  /** Somebody else's words, with their line breaks. */
  | { readonly quote: string }
  /** An attached picture, by its cid, and its alt text; twice as large as it is drawn. */
  | { readonly picture: string; readonly alt: string };

/** A picture at the top of a letter that the mail program loads; 1200 by 675. */
export type TopPicture = {
  /** A full URL. */
  readonly address: string;
  /** Alt text shown if pictures aren't loaded. */
  readonly alt: string;
  /** Its author, and a link to them. */
  readonly credit: { readonly words: string; readonly link: string | null } | null;
};

/** The content of an email, before it becomes text or HTML. */
export type Letter = {
  /** As in HTML; English by default. */
  readonly language?: string;
  /** Shown only in HTML. */
  readonly top?: TopPicture | null;
  readonly heading: string;
  readonly parts: readonly Part[];
  /** Why the recipient got this email, and what to do if it is a mistake. */
  readonly footnote: string;
  /** A link below the footnote. */
  readonly footLink?: { readonly label: string; readonly link: string };
};

/** The letter as plain text, without line wrapping. */
export function letterText({ language = 'en', heading, parts, footnote, footLink }: Letter): string {
  const colon = COLONS[language] ?? ':';
  const foot = footLink ? [footnote, `${footLink.label}${colon} ${footLink.link}`] : [footnote];
  const texts = parts.map((part) => partText(part, colon));
  return `${[heading, ...texts, '-- ', ...foot].join('\n\n')}\n`;
}

/** Languages in which a colon doesn't directly follow its word. */
const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0:' };

function partText(part: Part, colon: string): string {
  if ('words' in part) return part.words;
  if ('button' in part) return `${part.button}${colon}\n${part.link}`;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n');
  if ('picture' in part) return `[${part.alt}]`;
  return part.quote.replace(/\r\n?/g, '\n').replace(/^/gm, '> ');
}

/** Legs 1 to 5 of the palette: the fold strip, which is the logo mark. */
const FOLDS = ['#cc4901', '#06627a', '#560b4e', '#5f29b3', '#784a01'];
const SANS = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";

// Mail programs read inline styles; the stylesheet is for the few that support dark mode or narrow screens.
const SHEET = `
  @media (prefers-color-scheme: dark) {
    .paper { background: #0c1417 !important }
    .card { background: #18252a !important; border-color: #33464c !important }
    .ink { color: #ecf1ed !important }
    .quiet { color: #b9c7c4 !important }
    .picture { background: #33464c !important }
    .quote { border-color: #354850 !important }
    .button { background: #7fd0ca !important }
    .button a { color: #05272b !important }
    .link { color: #7fd0ca !important }
  }
  @media (max-width: 480px) { .card { padding: 24px 20px !important } }
`;

/**
 * The letter as a page that requests nothing from others: no fonts, no scripts, and no pictures but the attached ones and our own
 * at the top.
 */
export function letterHtml({ language = 'en', top, heading, parts, footnote, footLink }: Letter): string {
  const folds = FOLDS.map(
    (color) => html`<td style="background:${color};height:6px;line-height:6px;font-size:0">&nbsp;</td>`,
  );
  const foot = footLink
    ? html` <a class="link" href="${footLink.link}" style="color:#0b5a66">${footLink.label}</a>`
    : html``;
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<style>${{ markup: SHEET }}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f4f3ee">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f3ee"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 12px;${SERIF};font-size:20px;color:#14272a">Wayfold</td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${folds}</tr></table></td></tr>
${top ? topHtml(top) : html``}<tr><td class="card" align="left" style="padding:32px 36px;background:#ffffff;border:1px solid #e2ded3;border-top:0;border-radius:0 0 14px 14px">
${top?.credit ? creditHtml(top.credit) : html``}<h1 class="ink" style="margin:0 0 16px;${SERIF};font-size:26px;line-height:32px;font-weight:normal;color:#14272a">${heading}</h1>
${parts.map(partHtml)}
</td></tr>
<tr><td class="quiet" align="left" style="padding:16px 4px;${SANS};font-size:13px;line-height:20px;color:#3f5457">${footnote}${foot}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return page.markup;
}

/** With a fixed size and its own background, so the layout stays the same while, or if, it isn't loaded. */
function topHtml({ address, alt }: TopPicture): Markup {
  return html`<tr><td class="picture" style="background:#e2ded3;line-height:0"><img src="${address}" alt="${alt}" width="560" height="315" style="display:block;width:100%;max-width:560px;height:auto;border:0;${SANS};font-size:13px;line-height:20px;color:#3f5457"></td></tr>\n`;
}

function creditHtml({ words, link }: NonNullable<TopPicture['credit']>): Markup {
  const said =
    link === null ? html`${words}` : html`<a class="quiet" href="${link}" style="color:#3f5457">${words}</a>`;
  return html`<p class="quiet" style="margin:-16px 0 12px;${SANS};font-size:12px;line-height:16px;color:#3f5457">${said}</p>\n`;
}

function partHtml(part: Part): Markup {
  if ('words' in part) {
    return html`<p class="ink" style="margin:0 0 16px;${SANS};font-size:16px;line-height:24px;color:#14272a">${part.words}</p>\n`;
  }
  if ('button' in part) {
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td class="button" style="background:#0b5a66;border-radius:8px"><a href="${part.link}" style="display:inline-block;padding:14px 22px;${SANS};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${part.button}</a></td></tr></table>
<p class="quiet" style="margin:0 0 16px;${SANS};font-size:13px;line-height:20px;color:#3f5457;word-break:break-all">${part.link}</p>\n`;
  }
  if ('facts' in part) {
    const rows = part.facts.map(
      ([label, value]) =>
        html`<tr><td class="quiet" valign="top" style="padding:4px 16px 4px 0;${SANS};font-size:13px;line-height:20px;color:#3f5457">${label}</td><td class="ink" style="padding:4px 0;${SANS};font-size:16px;line-height:20px;color:#14272a;word-break:break-word">${value}</td></tr>`,
    );
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows}</table>\n`;
  }
  if ('picture' in part) {
    return html`<p style="margin:0 0 16px"><img src="cid:${part.picture}" alt="${part.alt}" width="486" style="display:block;width:100%;height:auto;border:0;border-radius:10px"></p>\n`;
  }
  return html`<p class="ink quote" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #cfcabc;${SANS};font-size:16px;line-height:24px;color:#14272a;white-space:pre-wrap;word-break:break-word">${part.quote}</p>\n`;
}
