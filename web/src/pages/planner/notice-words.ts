import type { useTranslations } from 'use-intl';
import type { SessionNotice } from '../../api/trip-session/trip-snapshot';

/**
 * The text of a notice about changes: names what an undone change was about unless the refusal does.
 *
 * @param why the refusal in words
 */
export function noticeWords(
  { kind, subject }: Pick<SessionNotice, 'kind' | 'subject'>,
  why: string,
  t: ReturnType<typeof useTranslations<'planner'>>,
): string {
  if (kind === 'refused' || (subject !== null && why.includes(subject))) return why;
  return subject === null ? t('noticeNotMade', { why }) : t('noticeNotMadeTo', { subject, why });
}
