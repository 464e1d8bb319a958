import { expect, test } from 'vitest';
import { mailTo, phoneTo, saidAddress } from './contact-links';

test('an email link contains the address and the subject, whatever characters they contain', () => {
  expect(mailTo('maya@mesa.example', 'Red Rock & High Desert')).toBe(
    'mailto:maya@mesa.example?subject=Red%20Rock%20%26%20High%20Desert',
  );
  expect(mailTo('a@b.example?bcc=everyone@b.example')).toBe('mailto:a@b.example%3Fbcc%3Deveryone@b.example');
});

test('a phone link leaves out the characters between the digits', () => {
  expect(phoneTo('+1 (505) 555-0142')).toBe('tel:+15055550142');
});

test('a web address is shown without its scheme', () => {
  expect(saidAddress('https://www.mesaandmain.example/')).toBe('mesaandmain.example');
});
