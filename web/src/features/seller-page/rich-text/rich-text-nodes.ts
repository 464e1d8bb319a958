import { cutMarks, normalizeText } from '@wayfold/contract/kernel/combining-marks';
import { type Block, isSafeLink, type RichText, type Span } from '@wayfold/contract/trip/rich-text';

/** A mark of the editor's document: bold, or a link. */
export interface EditorMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A node of the editor's document, in its library's format. */
export interface EditorNode {
  type?: string;
  attrs?: Record<string, unknown> | undefined;
  content?: EditorNode[];
  marks?: EditorMark[];
  text?: string;
}

/** The heading level in the editor; the page's own headings are above it. */
export const HEADING_LEVEL = 3;

/** The editor's document for a structured text. An empty one has an empty paragraph to type in. */
export function editorDocument(text: RichText | null): EditorNode {
  const blocks = (text ?? []).map(blockNode);
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

function blockNode(block: Block): EditorNode {
  if (block.kind === 'heading') {
    return { type: 'heading', attrs: { level: HEADING_LEVEL }, ...content(block.spans) };
  }
  if (block.kind === 'paragraph') return { type: 'paragraph', ...content(block.spans) };
  return {
    type: block.ordered ? 'orderedList' : 'bulletList',
    content: block.items.map((spans) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', ...content(spans) }],
    })),
  };
}

function content(spans: readonly Span[]): { content?: EditorNode[] } {
  return spans.length === 0 ? {} : { content: spans.map(spanNode) };
}

function spanNode({ text, bold, href }: Span): EditorNode {
  const marks: EditorMark[] = [
    ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
    ...(bold ? [{ type: 'bold' }] : []),
  ];
  return { type: 'text', text, ...(marks.length > 0 ? { marks } : {}) };
}

/**
 * The structured text of the editor's document: headings, paragraphs, lists, bold and safe links, and nothing else. Other
 * formatting is dropped, but its words are kept.
 *
 * @returns null if there are no words; empty blocks are left out
 */
export function richTextOf(document: EditorNode): RichText | null {
  const blocks = (document.content ?? []).flatMap(blocksOf);
  return blocks.length === 0 ? null : blocks;
}

function blocksOf(node: EditorNode): Block[] {
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    const items = (node.content ?? []).flatMap(itemsOf);
    return items.length === 0 ? [] : [{ kind: 'list', ordered: node.type === 'orderedList', items }];
  }
  const isLine = node.text !== undefined || (node.content ?? []).some(({ text }) => text !== undefined);
  if (!isLine) return (node.content ?? []).flatMap(blocksOf);
  const spans = tidySpans(spansOf(node));
  if (spans.length === 0) return [];
  return [{ kind: node.type === 'heading' ? 'heading' : 'paragraph', spans }];
}

/** The lines of an item: its own text, then those of nested lists. */
function itemsOf(item: EditorNode): Span[][] {
  return (item.content ?? []).flatMap((child) => {
    if (child.type === 'bulletList' || child.type === 'orderedList') {
      return (child.content ?? []).flatMap(itemsOf);
    }
    const spans = tidySpans(spansOf(child));
    return spans.length === 0 ? [] : [spans];
  });
}

function spansOf(node: EditorNode): Span[] {
  if (node.text === undefined) {
    if (node.type === 'hardBreak') return [{ text: ' ', bold: false, href: null }];
    return (node.content ?? []).flatMap(spansOf);
  }
  const marks = node.marks ?? [];
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href;
  return [
    {
      text: tidyWords(node.text),
      bold: marks.some(({ type }) => type === 'bold'),
      href: typeof href === 'string' && isSafeLink(href) ? href : null,
    },
  ];
}

/** Normalizes text for storage, on one line. */
function tidyWords(text: string): string {
  const line = text.replaceAll('\u0000', '').replace(/\s*[\r\n]\s*/g, ' ');
  return cutMarks(normalizeText(line.toWellFormed(), 'NFC'));
}

/** Merges adjacent runs with the same format, and drops empty ones. */
function tidySpans(spans: readonly Span[]): Span[] {
  const tidy: Span[] = [];
  for (const span of spans) {
    const last = tidy.at(-1);
    if (last && last.bold === span.bold && last.href === span.href) {
      tidy[tidy.length - 1] = { ...last, text: cutMarks(normalizeText(last.text + span.text, 'NFC')) };
    } else if (span.text !== '') tidy.push(span);
  }
  return tidy.some(({ text }) => text.trim() !== '') ? tidy : [];
}
