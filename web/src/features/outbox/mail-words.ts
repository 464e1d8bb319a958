import type { MailState } from '@wayfold/contract/people/outbox-endpoints';
import { formatDate, formatDay, formatTimeOfDay } from '@wayfold/domain/format/format';
import { admin } from '../../i18n/en/account/admin';
import { localDay } from '../../lib/local-day';
import type { TagTone } from '../../ui/tag';

/** The color of a state's tag, which contains its name. */
export const STATE_TONES: Readonly<Record<MailState, TagTone>> = {
  waiting: 'accent',
  sent: 'ok',
  failed: 'danger',
  kept: 'plain',
};

type KindWord = keyof (typeof admin)['kinds'];

/** The message key for a kind of email; `other` if this version doesn't know it. */
export function kindWord(kind: string): KindWord {
  return isKnown(kind) ? kind : 'other';
}

const isKnown = (kind: string): kind is KindWord => Object.hasOwn(admin.kinds, kind);

/** `9:12 AM` today, `Nov 18, 9:12 AM` this year, `Nov 18, 2026, 9:12 AM` earlier; in this device's time zone. */
export function momentWords(instant: string, now: Date, locale: string): string {
  const at = new Date(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = localDay(at);
  const time = formatTimeOfDay(`${two(at.getHours())}:${two(at.getMinutes())}`, locale);
  if (at.toDateString() === now.toDateString()) return time;
  const isThisYear = at.getFullYear() === now.getFullYear();
  return `${isThisYear ? formatDay(day, locale) : formatDate(day, locale)}, ${time}`;
}
