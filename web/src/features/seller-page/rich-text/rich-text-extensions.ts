import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';
import { HEADING_LEVEL } from './rich-text-nodes';

/**
 * The schema of the editor: headings of one level, paragraphs, lists without nesting, bold and safe links.
 *
 * Pasted content is parsed with it, so nothing else gets in, such as pictures, colors, tables or scripts.
 */
export const richTextExtensions: Extensions = [
  // An item is a single line: stored text has no nested lists.
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
      // The default attributes would open clicked links while editing.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
