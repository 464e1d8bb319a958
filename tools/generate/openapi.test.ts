import { expect, test } from 'vitest';
import { documentIn } from './openapi';

test('the OpenAPI document is pretty-printed, one value per line', () => {
  const answer = { statusCode: 200, body: '{"openapi":"3.1.0","paths":{}}' };

  expect(documentIn(answer)).toBe('{\n  "openapi": "3.1.0",\n  "paths": {}\n}\n');
});

test.each([
  ['a failure', { statusCode: 500, body: '{"code":"bug","message":"Something broke."}' }, /answered 500/],
  ['another status', { statusCode: 204, body: '' }, /answered 204/],
  ['something else', { statusCode: 200, body: '{"code":"bug"}' }, /not say it is OpenAPI/],
  ['a page', { statusCode: 200, body: '<!doctype html>' }, /JSON/],
])('%s is not accepted as the OpenAPI document', (_what, answer, sentence) => {
  expect(() => documentIn(answer)).toThrow(sentence);
});
