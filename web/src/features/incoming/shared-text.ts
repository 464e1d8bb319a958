import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Incoming } from '../../api/device/incoming';

const LINK = /https?:\/\/\S+/g;

/**
 * The name and the notes of a plan for text or a link that another app shared.
 *
 * Apps put a link into the text as often as into its own field. The name is the title, or else the first line of the text, or
 * else the site that the link leads to; the notes are everything else.
 */
export function planOf({ title, text, url }: Extract<Incoming, { kind: 'text' }>): {
  name: string;
  notes: string;
} {
  const found = [...new Set([url.trim(), ...(text.match(LINK) ?? [])])].filter((link) => link !== '');
  const lines = text
    .replaceAll(LINK, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = ''] = lines;
  const name = title.trim() || first || siteOf(found[0] ?? '');
  const rest = lines.filter((line) => line !== name);
  return {
    name: tidyText(name, TEXT_MAX.name),
    notes: tidyText([...rest, ...found].join('\n'), TEXT_MAX.notes),
  };
}

function siteOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
}
