import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/text';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/u;
const HOST = /^[^\s:/?#@\\]+\.[^\s:/?#@\\.\d][^\s:/?#@\\.]+([/?#]\S*)?$/u;
const CALL = /^\+[\d\s().-]{5,}$/;

/**
 * Makes an address of what people type for one: "example.com" leads to the web, "ida@example.com" writes a mail, "+1 555
 * 0142" calls.
 *
 * @returns null where it is no address that others may follow; an empty text for nothing typed
 */
export function completeLink(typed: string): string | null {
  const link = tidyText(typed.trim(), TEXT_MAX.link);
  if (link === '' || isSafeLink(link)) return link;
  if (MAIL.test(link)) return `mailto:${link}`;
  if (CALL.test(link)) return `tel:${link.replace(/[^\d+]/g, '')}`;
  const web = `https://${link}`;
  return HOST.test(link) && isSafeLink(web) ? web : null;
}
