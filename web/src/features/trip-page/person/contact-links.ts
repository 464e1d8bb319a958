/** A link that starts an email about a trip. */
export function mailTo(address: string, trip?: string): string {
  const subject = trip ? `?subject=${encodeURIComponent(trip)}` : '';
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}${subject}`;
}

/** A link that starts a call, without the characters people write between the digits. */
export function phoneTo(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** A web address for display: without its scheme and unnecessary endings. */
export function saidAddress(link: string): string {
  return link
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/^(mailto|tel):/i, '')
    .replace(/\/$/, '');
}
