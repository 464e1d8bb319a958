import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';
import { HEADING_LEVEL } from './rich-text-nodes';

/**
 * What the editor knows: headings of one level, paragraphs, lists without lists in them, bold and safe links.
 *
 * What is pasted is read by it, so that nothing else comes in: no pictures, colors, tables, scripts.
 */
export const richTextExtensions: Extensions = [
  // An item is one line: what is stored knows no lists in lists.
  StarterKit.extend({
    addExtensions() {
      const all: Extensions = this.parent?.() ?? [];
      return all.map((one) => (one.name === 'listItem' ? one.extend({ content: 'paragraph' }) : one));
    },
  }).configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    horizontalRule: false,
    italic: false,
    strike: false,
    trailingNode: false,
    underline: false,
    heading: { levels: [HEADING_LEVEL] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isSafeLink(url),
      // Its own attributes would open what is pressed while writing.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
