import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import type { Write } from '@wayfold/contract/trip/patch';
import { has, textOf } from './main-write';
import type { StepWords } from './step-words';

/** The sentence for a write to the home of a trip or to a leg there; null if it wrote neither. */
export function homeSentence(write: Write, { t }: StepWords): string | null {
  const { after } = write;
  if (has(write, 'home')) {
    const name = homeName(after);
    if (name === null) return t('step.homeCleared');
    if (!has(write, 'homeOut')) return t('step.homeBackSet', { name });
    return has(write, 'homeBack') ? t('step.homeSet', { name }) : t('step.homeOutSet', { name });
  }
  if (has(write, 'homeOut')) {
    const by = wayOf(after, 'homeOut');
    return by ? t('step.homeOut', { way: t(`way.${by}`) }) : t('step.homeOutCleared');
  }
  if (has(write, 'homeBack')) {
    const by = wayOf(after, 'homeBack');
    return by ? t('step.homeBack', { way: t(`way.${by}`) }) : t('step.homeBackCleared');
  }
  return null;
}

function homeName(fields: Write['after']): string | null {
  const home = fields?.home;
  return typeof home === 'object' && home !== null && 'name' in home ? String(home.name) : null;
}

function wayOf(fields: Write['after'], field: string) {
  const by = textOf(fields, field);
  const known = TRANSPORTS.find((transport) => transport === by);
  return known === undefined || known === 'Hidden' ? null : known;
}
