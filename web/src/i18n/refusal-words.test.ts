import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import { refusalWords as english } from '@wayfold/contract/refusals/words';
import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words';

const german = {
  tripNotFound: 'Reise nicht gefunden.',
  entryEndsEarly: 'Die Termine nach dem {day} fehlen.',
  tripsFull: 'Mehr als {limit} Reisen sind nicht möglich.',
};

test('a refusal is worded in the language of the screen, with numbers and days as they are written there', () => {
  expect(refusalWords(refusalMessage('tripNotFound'), german, 'de')).toBe('Reise nicht gefunden.');
  expect(refusalWords(refusalMessage(['tripsFull', { limit: 1_000 }]), german, 'de')).toBe(
    'Mehr als 1.000 Reisen sind nicht möglich.',
  );
  expect(refusalWords(refusalMessage(['entryEndsEarly', { day: '2027-05-08' }]), german, 'de')).toBe(
    'Die Termine nach dem 8. Mai 2027 fehlen.',
  );
});

test('in English, the screen says the same as the server', () => {
  const said = refusalMessage(['fileTooManyRows', { rows: 12_345, most: 5_000 }]);

  expect(refusalWords(said, english, 'en-US')).toBe(said.message);
});

test.each([
  ['without a catalog', { key: 'tripNotFound' }, undefined],
  ['with a key of a newer server', { key: 'tripOnTheMoon' }, german],
  ['with the name of something every object has', { key: 'constructor' }, german],
  ['with other values than the words have', { key: 'tripsFull', values: { most: 3 } }, german],
  ['without a key, as older servers send it', {}, german],
])('a refusal %s keeps the words it came with', (_, refusal, texts) => {
  expect(refusalWords({ message: 'No.', ...refusal }, texts, 'de')).toBe('No.');
});
