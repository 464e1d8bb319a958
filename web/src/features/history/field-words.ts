import type { Write } from '@wayfold/contract/trip/patch';
import type { StepWords } from './step-words';

/** What the history says of a field, or calls it; null where it has no words for that. */
export function fieldWords(
  t: StepWords['t'],
  key: `changed.${string}` | `field.${string}`,
  values?: { name: string },
): string | null {
  const known = key as Parameters<typeof t>[0]; // said only where it is one
  return t.has(known) ? t(known, values) : null;
}

/** What was set, where there is no more to tell than that it changed: by the first field that has words of its own. */
export function plainSentence(write: Write, { t }: Pick<StepWords, 't'>): string {
  const { name } = write;
  for (const field in write.after) {
    const sentence = fieldWords(t, `changed.${write.in}.${field}`, { name });
    if (sentence !== null) return sentence;
  }
  return write.in === 'trip' ? t('step.trip') : t('step.changed', { name });
}
