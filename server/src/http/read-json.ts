import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyInstance } from 'fastify';

/** None of our requests nests this deeply; a megabyte of brackets takes 0.2 s to parse. */
const DEEPEST = 32;
/** Shorter bodies are parsed and validated in one go. */
const LARGE_LETTERS = 64 * 1024;

/** Accepts only JSON. An empty body counts as no body, even if the client says it sends JSON. */
export function readJsonAlone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string; // as requested by `parseAs`
    if (text === '') return done(null, undefined);
    request.turn(() => {
      if (text.length < LARGE_LETTERS) return parse(request, text, done);
      if (isDeeper(text, DEEPEST)) {
        return done(new RequestRefused('invalid', 'bodyTooDeep'), undefined);
      }
      // Parsing and validation run in separate turns of the event loop: each may take a tenth of a second.
      parse(request, text, (error, value) => setImmediate(() => request.turn(() => done(error, value))));
    });
  });
}

const [QUOTE, BACKSLASH] = [34, 92];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [91, 93, 123, 125];

/** Whether JSON nests lists and objects more than `most` levels deep. */
function isDeeper(json: string, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (isText) {
      if (unit === BACKSLASH) at += 1;
      else if (unit === QUOTE) isText = false;
    } else if (unit === QUOTE) isText = true;
    else if (unit === LIST || unit === OBJECT) {
      depth += 1;
      if (depth > most) return true;
    } else if (unit === LIST_END || unit === OBJECT_END) depth -= 1;
  }
  return false;
}
