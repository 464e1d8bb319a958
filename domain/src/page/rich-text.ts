import { type Block, isSafeLink, type RichText, type Span } from '@wayfold/contract/trip/rich-text';

/** Text escaped for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  if (!/[&<>"']/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Structured text as HTML: `h3`, `p`, `ul`, `ol`, `li`, `strong` and `a` with a safe address, and nothing else. */
export function htmlOf(blocks: RichText): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  if (block.kind === 'heading') return `<h3>${spansHtml(block.spans)}</h3>`;
  if (block.kind === 'paragraph') return `<p>${spansHtml(block.spans)}</p>`;
  const list = block.ordered ? 'ol' : 'ul';
  const items = block.items.map((spans) => `<li>${spansHtml(spans)}</li>`);
  return `<${list}>${items.join('')}</${list}>`;
}

function spansHtml(spans: readonly Span[]): string {
  return spans.map(spanHtml).join('');
}

function spanHtml({ text, bold, href }: Span): string {
  const words = bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text);
  // Text that is old or from a file may contain links that are refused today.
  if (href === null || !isSafeLink(href)) return words;
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${words}</a>`;
}

/** Structured text as lines of plain text; a link follows its text in brackets if it is different. */
export function plainTextOf(blocks: RichText): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: Block): string {
  if (block.kind !== 'list') return spansText(block.spans);
  return block.items
    .map((spans, index) => `${block.ordered ? `${index + 1}.` : '-'} ${spansText(spans)}`)
    .join('\n');
}

function spansText(spans: readonly Span[]): string {
  return spans
    .map(({ text, href }) => (href === null || href === text ? text : `${text} (${href})`))
    .join('');
}
