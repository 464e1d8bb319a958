import { RichText, type Span } from '@wayfold/contract/trip/rich-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EditorNode, editorDocument, richTextOf } from './rich-text-nodes';

const plain = (text: string): Span => ({ text, bold: false, href: null });
const line = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content });
const words = (text: string, ...marks: NonNullable<EditorNode['marks']>): EditorNode => ({
  type: 'text',
  text,
  marks,
});

test('text survives the round trip through the editor’s document', () => {
  const text: RichText = [
    { kind: 'heading', spans: [plain('Days 1 to 2, 京都')] },
    {
      kind: 'paragraph',
      spans: [
        plain('Land, then '),
        { text: 'settle in', bold: true, href: null },
        { text: ' here', bold: true, href: 'https://example.com/a?b=c#d' },
        plain('.'),
      ],
    },
    { kind: 'list', ordered: false, items: [[plain('One')], [plain('Two')]] },
    { kind: 'list', ordered: true, items: [[plain('First')]] },
  ];

  expect(richTextOf(editorDocument(text))).toEqual(text);
  expect(editorDocument(text).content?.[0]).toEqual({
    type: 'heading',
    attrs: { level: 3 },
    content: [{ type: 'text', text: 'Days 1 to 2, 京都' }],
  });
});

test('any stored text survives the round trip, with equally formatted runs merged', () => {
  const span = fc.record({
    text: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .map((text) => text.normalize('NFC').replaceAll('\u0000', '').replace(/\s/g, '') || 'x'),
    bold: fc.boolean(),
    href: fc.constantFrom(null, 'https://example.com', 'mailto:ida@example.com', 'tel:+15550142'),
  });
  // Stored text never has two adjacent runs with the same format.
  const spans = fc
    .array(span, { minLength: 1, maxLength: 4 })
    .map((all) =>
      all.filter((one, at) => at === 0 || one.bold !== all[at - 1]?.bold || one.href !== all[at - 1]?.href),
    );
  const block = fc.oneof(
    fc.record({ kind: fc.constantFrom('heading' as const, 'paragraph' as const), spans }),
    fc.record({
      kind: fc.constant('list' as const),
      ordered: fc.boolean(),
      items: fc.array(spans, { minLength: 1, maxLength: 4 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (text) => {
      const there = editorDocument(text);
      const back = richTextOf(there);

      expect(RichText.safeParse(back).error).toBeUndefined();
      expect(editorDocument(back)).toEqual(there);
    }),
  );
});

test('only headings, paragraphs, lists, bold and safe links are kept from an editor’s document', () => {
  const document: EditorNode = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [words('Big', { type: 'italic' })] },
      { type: 'blockquote', content: [line(words('Said', { type: 'strike' }))] },
      { type: 'image', attrs: { src: 'https://elsewhere.example/pixel.gif' } },
      line(
        words('run', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
        { type: 'hardBreak' },
        words('read', { type: 'link', attrs: { href: 'data:text/html,x', onclick: 'x' } }),
      ),
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [line(words('Cell'))] }] }],
      },
    ],
  };

  expect(richTextOf(document)).toEqual([
    { kind: 'heading', spans: [plain('Big')] },
    { kind: 'paragraph', spans: [plain('Said')] },
    { kind: 'paragraph', spans: [plain('run read')] },
    { kind: 'paragraph', spans: [plain('Cell')] },
  ]);
});

test('a nested list follows its item', () => {
  const item = (...content: EditorNode[]): EditorNode => ({ type: 'listItem', content });
  const document: EditorNode = {
    type: 'doc',
    content: [
      {
        type: 'bulletList',
        content: [
          item(line(words('One')), { type: 'orderedList', content: [item(line(words('One A')))] }),
          item(line(words('Two'))),
        ],
      },
    ],
  };

  expect(richTextOf(document)).toEqual([
    { kind: 'list', ordered: false, items: [[plain('One')], [plain('One A')], [plain('Two')]] },
  ]);
});

test('text without words becomes null, and words are normalized', () => {
  expect(richTextOf(editorDocument(null))).toBeNull();
  expect(
    richTextOf({ type: 'doc', content: [line(words('  ')), { type: 'bulletList', content: [] }] }),
  ).toBeNull();
  expect(richTextOf({ type: 'doc', content: [line(words('Cafe\u0301\n at noon'))] })).toEqual([
    { kind: 'paragraph', spans: [plain('Café at noon')] },
  ]);
});
