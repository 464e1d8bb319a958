import type { Write } from '@wayfold/contract/trip/patch';
import type { StepWords } from './step-words';

/** The sentence or the name of a field in the history; null if there is none. */
export function fieldWords(
  t: StepWords['t'],
  key: `changed.${string}` | `field.${string}`,
  values?: { name: string },
): string | null {
  const known = key as Parameters<typeof t>[0]; // only used if it exists
  return t.has(known) ? t(known, values) : null;
}

/** The sentence for a write that only says what was set: that of the first field with its own text. */
export function plainSentence(write: Write, { t }: Pick<StepWords, 't'>): string {
  const { name } = write;
  for (const field in write.after) {
    const sentence = fieldWords(t, `changed.${write.in}.${field}`, { name });
    if (sentence !== null) return sentence;
  }
  return write.in === 'trip' ? t('step.trip') : t('step.changed', { name });
}
