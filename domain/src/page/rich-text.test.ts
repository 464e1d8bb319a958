import { isSafeLink, type RichText, RichText as RichTextShape } from '@wayfold/contract/trip/rich-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlOf, plainTextOf } from './rich-text';

const said = (text: string, more: { bold?: boolean; href?: string | null } = {}) => ({
  text,
  bold: false,
  href: null,
  ...more,
});

const text: RichText = [
  { kind: 'heading', spans: [said('Days 1 to 2, Denver')] },
  {
    kind: 'paragraph',
    spans: [said('See '), said('Delicate Arch', { bold: true, href: 'https://a.example/x' }), said('.')],
  },
  { kind: 'list', ordered: true, items: [[said('Water')], [said('Hats')]] },
];

test('structured text becomes HTML with few kinds of elements, and plain text', () => {
  expect(htmlOf(text)).toBe(
    '<h3>Days 1 to 2, Denver</h3><p>See <a href="https://a.example/x" rel="noopener noreferrer nofollow">' +
      '<strong>Delicate Arch</strong></a>.</p><ol><li>Water</li><li>Hats</li></ol>',
  );
  expect(plainTextOf(text)).toBe(
    'Days 1 to 2, Denver\n\nSee Delicate Arch (https://a.example/x).\n\n1. Water\n2. Hats',
  );
});

test('whatever people write, they add no element, attribute or address to the HTML', () => {
  const evil = fc.stringMatching(/^[<>&"'a-z/=: ]{1,30}$/);
  const href = fc.constantFrom(
    null,
    'javascript:alert(1)',
    'data:text/html,x',
    'https://ok.example/"onload="x',
  );
  fc.assert(
    fc.property(evil, href, (words, link) => {
      const html = htmlOf([{ kind: 'paragraph', spans: [said(words, { href: link })] }]);
      const tags = [...html.matchAll(/<([^>]*)>/g)].map(([, inside]) => inside);
      for (const tag of tags) {
        expect(tag).toMatch(
          /^(\/?(p|a|strong)|a href="(https?|mailto|tel):[^"<>]*" rel="noopener noreferrer nofollow")$/,
        );
      }
    }),
  );
});

test.each([
  ['https://example.com', true],
  ['HTTP://EXAMPLE.com/a?b#c@d', true],
  ['mailto:ana@example.com', true],
  ['tel:+1-505-555-0142', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  [' https://example.com', false],
  ['https://example.com/a b', false],
  ['https://bank.example@evil.example/', false],
  ['https://bank.example\\@evil.example/', false],
  ['data:text/html,<p>', false],
  ['//example.com', false],
  ['file:///etc/passwd', false],
  ['https://', false],
])('%s may be a link: %s', (link, isSafe) => {
  expect(isSafeLink(link)).toBe(isSafe);
  expect(RichTextShape.safeParse([{ kind: 'paragraph', spans: [said('x', { href: link })] }]).success).toBe(
    isSafe,
  );
});
