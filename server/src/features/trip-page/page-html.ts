import { escapeHtml } from '@wayfold/domain/page/rich-text';
import type { DrawnPage, SharedPage } from '@wayfold/domain/page/shared-page';

/** The content of a page's head besides its text. */
export type PageHead = {
  /** The full canonical URL of the page. */
  readonly url: string;
  /** The full URL of the preview picture for messengers, 1200 by 630. */
  readonly preview: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
};

const PREVIEW = { width: 1_200, height: 630 } as const;

/** Puts a rendered page into the build's HTML frame, with the data that the browser hydrates it from. */
export function pageHtml(
  frame: string,
  { drawn, shared, head }: { drawn: DrawnPage; shared: SharedPage; head: PageHead },
): string {
  return fill(frame, {
    head: [wordTags(drawn), ...linkTags(drawn, head)].join('\n    '),
    prerendered: drawn.markup,
    data: `<script id="page-data" type="application/json">${inert(shared)}</script>`,
  });
}

/** The page for a URL that shows nothing. */
export function plainHtml(frame: string, drawn: DrawnPage): string {
  const head = `${wordTags(drawn)}\n    <meta name="robots" content="noindex" />`;
  return fill(frame, { head, prerendered: drawn.markup, data: '' });
}

function fill(frame: string, parts: Readonly<Record<'head' | 'prerendered' | 'data', string>>): string {
  return frame.replace(/<!--(head|prerendered|data)-->/g, (_, name: keyof typeof parts) => parts[name]);
}

function wordTags({ title, description }: DrawnPage): string {
  return `<title>${escapeHtml(title)}</title>\n    ${meta('name', 'description', description)}`;
}

function linkTags({ title, description }: DrawnPage, { url, preview, isListed }: PageHead): string[] {
  const og = (name: string, content: string | number) => meta('property', `og:${name}`, String(content));
  return [
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    og('type', 'website'),
    og('site_name', 'Wayfold'),
    og('title', title),
    og('description', description),
    og('url', url),
    og('image', preview),
    og('image:type', 'image/png'),
    og('image:width', PREVIEW.width),
    og('image:height', PREVIEW.height),
    og('image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
}

/** Data as JSON that can't close the element it is in. */
function inert(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
