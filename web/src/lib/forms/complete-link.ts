import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/u;
const HOST = /^[^\s:/?#@\\]+\.[^\s:/?#@\\.\d][^\s:/?#@\\.]+([/?#]\S*)?$/u;
const CALL = /^\+[\d\s().-]{5,}$/;

/**
 * Turns typed text into a link: "example.com" opens a website, "ida@example.com" starts an email, "+1 555 0142" starts a call.
 *
 * @returns null if it isn't a link that others may open; an empty string if nothing was typed
 */
export function completeLink(typed: string): string | null {
  const link = tidyText(typed.trim(), TEXT_MAX.link);
  if (link === '' || isSafeLink(link)) return link;
  if (MAIL.test(link)) return `mailto:${link}`;
  if (CALL.test(link)) return `tel:${link.replace(/[^\d+]/g, '')}`;
  const web = `https://${link}`;
  return HOST.test(link) && isSafeLink(web) ? web : null;
}
