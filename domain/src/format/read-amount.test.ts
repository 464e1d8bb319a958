import { CURRENCIES } from '@wayfold/contract/kernel/currencies';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from './read-amount';

const read = (text: string, own = 'USD') => {
  const found = readAmount(text, own);
  return found.kind === 'amount' ? [found.amount, found.currency, found.isUnsure] : found.kind;
};

test.each([
  ['50', 50, null],
  ['85,50', 85.5, null],
  ['85.5', 85.5, null],
  ['¥50,000', 50_000, 'JPY', 'unsure'],
  ['50.000,00 €', 50_000, 'EUR'],
  ['¥1.200,50', 1_200.5, 'JPY'],
  ["1'200", 1_200, null],
  ['1’200.50 CHF', 1_200.5, 'CHF'],
  ['1 200,50 zł', 1_200.5, 'PLN'],
  ['1\u202f200\u00a0€', 1_200, 'EUR'],
  ['12k', 12_000, null, 'unsure'],
  ['1,5k €', 1_500, 'EUR', 'unsure'],
  ['$12k', 12_000, 'USD', 'unsure'],
  ['$1.2k', 1_200, 'USD', 'unsure'],
  ['-€1,5k', -1_500, 'EUR', 'unsure'],
  ['CHF 3 mio', 3_000_000, 'CHF', 'unsure'],
  ['Rp150k', 150_000, 'IDR', 'unsure'],
  ['¥3万', 30_000, 'JPY', 'unsure'],
  ['12,500', 12_500, null, 'unsure'],
  ['12.500', 12_500, null, 'unsure'],
  ['1,234,567.89', 1_234_567.89, null],
  ['1.234.567', 1_234_567, null],
  ['1,00,000', 100_000, null],
  ['₹12,34,567.50', 1_234_567.5, 'INR'],
  ['0.500', 0.5, null],
  ['.5', 0.5, null],
  [',75', 0.75, null],
  ['1234,567', 1_234.567, null],
  ['٨٥٫٥٠', 85.5, null],
  ['١٬٢٣٤٫٥', 1_234.5, null],
  ['۱۲۰', 120, null],
  ['５０００円', 5_000, 'JPY'],
  ['１，２００', 1_200, null, 'unsure'],
  ['3万円', 30_000, 'JPY', 'unsure'],
  ['5만원', 50_000, 'KRW', 'unsure'],
  ['฿1,200', 1_200, 'THB', 'unsure'],
  ['USD 20', 20, 'USD'],
  ['20 eur', 20, 'EUR'],
  ['20 euros', 20, 'EUR'],
  ['CA$20', 20, 'CAD'],
  ['R$ 20,00', 20, 'BRL'],
  ['20.-', 20, null],
  ['Fr. 20.–', 20, 'CHF'],
  ['-20', -20, null],
  ['−$20', -20, 'USD'],
  ['$-20', -20, 'USD'],
  ['(20)', -20, null],
  ['20-', -20, null],
  ['Rp 150.000', 150_000, 'IDR', 'unsure'],
  ['Kč 1 500', 1_500, 'CZK'],
  ['1 500 Kč', 1_500, 'CZK'],
])('%s is read as an amount', (text, amount, currency, unsure?: string) => {
  expect(read(text)).toEqual([amount, currency, unsure === 'unsure']);
});

test('a sign shared by several currencies means the trip’s own if that is one of them', () => {
  expect(read('$20', 'MXN')).toEqual([20, 'MXN', false]);
  expect(read('$20', 'EUR')).toEqual([20, 'USD', false]);
  expect(read('¥20', 'CNY')).toEqual([20, 'CNY', false]);
  expect(read('20 kr', 'NOK')).toEqual([20, 'NOK', false]);
});

test.each([
  ...[
    'abc',
    '€',
    '12abc',
    '1.2.3',
    '1,23,4',
    '1.23.456,7,8',
    '20 € $',
    '12,3456',
    '1 2 3',
    '--5',
    '1e5',
    'NaN',
    '∞',
  ],
  ...['0x10', '20 YENN', '1.200,50,00', '5 k k', '5 € k', '$5 k k', '9'.repeat(61)],
])('%s is not an amount', (text) => {
  expect(read(text)).toBe('unreadable');
});

test('an empty text is no amount', () => {
  expect(read('')).toBe('empty');
  expect(read(' \u00a0')).toBe('empty');
});

const LOCALES = [
  'en-US',
  'de-DE',
  'fr-FR',
  'de-CH',
  'en-IN',
  'ja-JP',
  'pt-BR',
  'ar-EG',
  'fa-IR',
  'hi-IN',
  'sv-SE',
  'pl-PL',
  'th-TH',
];

test('amounts formatted by the browser in any language and currency are read correctly', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...CURRENCIES),
      fc.integer({ min: -9_999_999_00, max: 9_999_999_00 }),
      (locale, currency, cents) => {
        const amount = cents / 100;
        const written = new Intl.NumberFormat(locale, {
          ...{ style: 'currency', currency, currencyDisplay: 'code' },
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        } as const).format(amount);
        expect([written, read(written)]).toEqual([written, [amount === 0 ? 0 : amount, currency, false]]);
      },
    ),
  );
});

test('any text is read as an amount within limits, or refused, without errors', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-\d.,' €$kR]{0,14}$/)),
      (text) => {
        const found = readAmount(text, 'USD');
        if (found.kind === 'amount') expect(Number.isFinite(found.amount)).toBe(true);
      },
    ),
  );
});
