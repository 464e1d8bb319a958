/** A link that begins a mail about a trip. */
export function mailTo(address: string, trip?: string): string {
  const subject = trip ? `?subject=${encodeURIComponent(trip)}` : '';
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}${subject}`;
}

/** A link that begins a call; what people write between the digits is left out. */
export function phoneTo(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** An address of the web as people say it: without its scheme and what it need not end with. */
export function saidAddress(link: string): string {
  return link
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/^(mailto|tel):/i, '')
    .replace(/\/$/, '');
}
