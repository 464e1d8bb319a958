import { expect, test } from 'vitest';
import { licenseText } from './opening-hours-license';

test('the library’s license ships with its copyright, its source and what it builds on', async () => {
  const text = await licenseText();

  expect(text).toContain('opening_hours.js 3.15.0');
  expect(text).toContain('https://github.com/opening-hours/opening_hours.js');
  expect(text).toContain('Dmitry Marakasov');
  expect(text).toContain('Volodymyr Agafonkin');
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  // The license is a supplement to this one, so both ship.
  expect(text).toContain('15. Disclaimer of Warranty');
});
