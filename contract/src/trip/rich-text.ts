import { z } from 'zod';
import { TEXT_MAX } from '../kernel/plain-text';
import { Text } from '../kernel/text';
import { refused } from '../refusals/shape-message';

/** The host can't be preceded by a name and an @, which people would mistake for the host. */
const WEB = /^https?:\/\/[^\s\p{Cc}/?#@\\]+([/?#][^\s\p{Cc}]*)?$/iu;
const MAIL_OR_CALL = /^(mailto|tel):[^\s\p{Cc}]+$/iu;

/**
 * Whether a link leads to the web, an email address or a phone number. Scripts, files and data are refused in every
 * link.
 */
export function isSafeLink(link: string): boolean {
  return WEB.test(link) || MAIL_OR_CALL.test(link);
}

/** An address that people write for others to follow. */
export const Link = Text(TEXT_MAX.link).refine(isSafeLink, {
  error: refused('linkInvalid'),
});

/** The limits of a structured text. */
export const RICH_TEXT_MAX = { blocks: 1_000, spans: 200, items: 200, length: 100_000 } as const;

const Span = z.strictObject({
  text: Text(TEXT_MAX.paragraph).min(1),
  bold: z.boolean(),
  /** Null without a link. */
  href: Link.nullable(),
});
/** A run of text with the same formatting. */
export type Span = z.infer<typeof Span>;

const Spans = z.array(Span).max(RICH_TEXT_MAX.spans);

const Block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), spans: Spans }),
  z.strictObject({ kind: z.literal('paragraph'), spans: Spans }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(Spans).max(RICH_TEXT_MAX.items),
  }),
]);
/** One heading, paragraph or list. */
export type Block = z.infer<typeof Block>;

/** All spans of a block, in order. */
export function spansOf(block: Block): readonly Span[] {
  return block.kind === 'list' ? block.items.flat() : block.spans;
}

/** Text with headings, lists and links, as data: markup that people send is never stored. */
export const RichText = z
  .array(Block)
  .max(RICH_TEXT_MAX.blocks)
  .refine(
    (blocks) =>
      blocks.flatMap(spansOf).reduce((sum, { text }) => sum + text.length, 0) <= RICH_TEXT_MAX.length,
    { error: refused(['charactersTooMany', { most: String(RICH_TEXT_MAX.length) }]) },
  )
  .meta({ id: 'RichText' });
export type RichText = z.infer<typeof RichText>;
