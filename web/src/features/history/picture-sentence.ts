import type { Write } from '@wayfold/contract/trip/patch';
import { plainSentence } from './field-words';
import { has, textOf } from './main-write';
import type { StepWords } from './step-words';

/** The sentence for one write to a picture. */
export function pictureSentence(write: Write, words: Pick<StepWords, 't'>): string {
  const { t } = words;
  const { name, before, after } = write;
  const isHeader = textOf(after ?? before, 'type') === 'header';
  if (before === null) return t(isHeader ? 'step.headerPicture' : 'step.addedPicture', { name });
  if (after === null) return isHeader ? t('step.removedHeader') : t('step.removedPicture', { name });
  if (has(write, 'rank')) return t('step.movedPicture', { name });
  if (has(write, 'description')) {
    const description = textOf(after, 'description');
    return description === null
      ? t('step.pictureUndescribed', { before: textOf(before, 'description') ?? '' })
      : t('step.pictureDescribed', { after: description });
  }
  if (has(write, 'focus')) return t('step.pictureFocus', { name });
  if (has(write, 'destinationid') || has(write, 'takenAt')) return t('step.pictureTaken', { name });
  return plainSentence(write, words);
}

/** The picture that a step made the header, whatever it replaced; null if the step is about something else. */
export function newHeader(writes: readonly Write[]): Write | null {
  if (writes.some((write) => write.in !== 'pictures')) return null;
  return writes.find(({ before, after }) => before === null && textOf(after, 'type') === 'header') ?? null;
}
