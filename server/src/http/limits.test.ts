import { expect, test } from 'vitest';
import { addressKey } from './limits';

const keyOf = (ip: string) => addressKey({ ip });

test.each([
  ['written out', '2001:db8:5:6:1:2:3:4', '2001:db8:5:6:9:9:9:9'],
  ['short at its end', '2001:db8:5:6::1', '2001:db8:5:6:9::2'],
  ['short in its network', '2001:db8::1', '2001:db8::2'],
  ['short up to another host', '2001:db8::a:b:c:d', '2001:db8::1:2:3:4'],
  ['with an address of version 4 at its end', '2001:db8::203.0.113.1', '2001:db8::203.0.113.2'],
  ['with zeros before its digits', '2001:0DB8:0005:0006::1', '2001:db8:5:6::2'],
])('an IPv6 address counts as its network: %s', (_how, one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
  ['2001:db8:5:6::1', '2001:db8:5:7::1'],
  ['2001:db8::1', '2001:db9::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['203.0.113.1', '203.0.113.2'],
  ['::ffff:203.0.113.1', '::ffff:203.0.113.2'],
])('%s and %s belong to different networks', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test('an IPv4 address counts as the same one however the socket writes it', () => {
  expect(keyOf('::ffff:203.0.113.1')).toBe(keyOf('203.0.113.1'));
});
