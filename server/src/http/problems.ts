import {
  PROBLEM_STATUS,
  type Problem,
  type ProblemCode,
  type ProblemIssue,
} from '@wayfold/contract/kernel/problem';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { type Refusal, refusalMessage } from '@wayfold/contract/refusals/refusal';
import { issueAt } from '@wayfold/contract/refusals/request-refused';
import { findRefusal } from '@wayfold/contract/refusals/shape-message';
import { BODY_LIMIT } from '@wayfold/contract/trip/limits';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';

/** A request that doesn't fit its shapes: names each field and what it should be. */
export class ShapeError extends Error {
  readonly statusCode = 400;
  readonly issues: ProblemIssue[];

  constructor(error: z.core.$ZodError) {
    super('The request does not fit its shape.');
    this.issues = error.issues
      .slice(0, 20)
      .flatMap(insideUnions)
      .map((issue) => {
        const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.slice(0, 1) : [];
        return issueAt([...issue.path, ...keys].join('.'), refusalOf(issue));
      });
  }
}

/** For input that fits no shape of a union, the issues with the shape it comes closest to. */
function insideUnions(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = issue.errors
    .filter((issues) => issues.length > 0)
    .sort((a, b) => misfit(a) - misfit(b) || a.length - b.length);
  if (!nearest) return [issue];
  return nearest.flatMap(insideUnions).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** How many fields are missing or unexpected: those indicate that another shape was meant. */
function misfit(issues: readonly z.core.$ZodIssue[]): number {
  return issues.filter(
    ({ code, message }) => code === 'unrecognized_keys' || message.endsWith('received undefined'),
  ).length;
}

/** What to do about one issue; shapes with their own refusal keep it. */
function refusalOf(issue: z.core.$ZodIssue): Refusal {
  if (issue.code === 'unrecognized_keys') return 'fieldUnknown';
  if (issue.code === 'invalid_type') return typeRefusal(issue);
  const said = findRefusal(issue.message);
  if (said !== null) return said;
  if (issue.code === 'too_big') return tooLarge(issue.origin, String(issue.maximum));
  if (issue.code === 'too_small') return tooSmall(issue.origin, String(issue.minimum));
  if (issue.code === 'invalid_value') return ['fieldNotChoice', { choices: issue.values.join(', ') }];
  if (issue.code === 'invalid_union' && issue.inclusive !== false && issue.options) {
    return ['fieldNotKind', { kinds: issue.options.map((kind) => `'${String(kind)}'`).join(' | ') }];
  }
  if (issue.code === 'invalid_format' && issue.pattern) {
    return ['fieldPatternWrong', { pattern: issue.pattern }];
  }
  return issue.code === 'invalid_key' ? 'fieldKeyInvalid' : 'fieldInvalid';
}

function typeRefusal({ expected, message }: z.core.$ZodIssueInvalidType): Refusal {
  const isMissing = message.endsWith('received undefined');
  if (expected === 'int') return isMissing ? 'fieldMissingWholeNumber' : 'fieldNotWholeNumber';
  return [isMissing ? 'fieldMissing' : 'fieldTypeWrong', { type: expected }];
}

/** @param origin the type of what is too large, by the validator's name */
function tooLarge(origin: string, most: string): Refusal {
  if (origin === 'string') return ['textTooLong', { most }];
  if (origin === 'array') return ['listTooLong', { most }];
  return [origin === 'int' ? 'wholeNumberTooLarge' : 'numberTooLarge', { most }];
}

function tooSmall(origin: string, least: string): Refusal {
  if (origin === 'string') return ['textTooShort', { least }];
  if (origin === 'array') return ['listTooShort', { least }];
  return [origin === 'int' ? 'wholeNumberTooSmall' : 'numberTooSmall', { least }];
}

/** A problem whose words are in the catalog. */
function problem(code: ProblemCode, refusal: Refusal): Problem {
  return { code, ...refusalMessage(refusal) };
}

/** Fastify's own errors, in our words. */
const FRAMEWORK_PROBLEMS: Record<string, Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problem('unsupported-type', 'contentTypeWrong'),
  FST_ERR_CTP_EMPTY_JSON_BODY: problem('invalid', 'bodyEmpty'),
  FST_ERR_CTP_INVALID_JSON_BODY: problem('invalid', 'bodyNotJson'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: problem('invalid', 'bodyLengthWrong'),
  FST_ERR_BAD_URL: problem('invalid', 'addressInvalid'),
  FST_ERR_MAX_PARAM_LENGTH: problem('invalid', 'addressTooLong'),
};

/** A row refers to an account that was removed during the request: deleted, or a guest account that was merged. */
const FOREIGN_KEY = '23503';

/** Two people sent the same ID at the same moment, each for their own trip; if the later one retries, it finds the ID taken. */
const UNIQUE = '23505';
const ID_OF_ROW = /^(destinations|trip_[a-z]+)_id$|^trips_pkey$/;

/** PostgreSQL is starting, stopping, unreachable, or was busy with the same rows for too long: worth a retry. */
const DATABASE_AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P01', '57P02', '57P03', '53300', '08006'],
  ...['55P03', '57014', '40001', '40P01', '25P03'],
]);

/** The same as messages, since the driver gives no code for them. */
const DATABASE_LOST = /^(Connection terminated|timeout exceeded when trying to connect)/;

/**
 * Converts an error to the problem people see; null for an unexpected error.
 *
 * @param bodyLimit maximum body size in bytes; the default applies before a route is found
 */
export function problemOf(
  error: FastifyError | ProblemError | ShapeError,
  bodyLimit = BODY_LIMIT,
): Problem | null {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof ShapeError) {
    const [first] = error.issues;
    if (!first) return problem('invalid', 'requestInvalid');
    const { path, ...said } = first;
    const where = path ? `${path}: ` : '';
    return { code: 'invalid', ...said, message: `${where}${said.message}`, issues: error.issues };
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return problem('too-large', ['bodyTooLarge', { most: Math.floor(bodyLimit / 1024) }]);
  }
  const known = FRAMEWORK_PROBLEMS[error.code];
  if (known) return known;
  if (error.statusCode === 429) return { code: 'too-many', message: error.message };
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return problem('invalid', 'bodyNotJson');
  }
  if (error.statusCode && error.statusCode < 500) return problem('invalid', 'requestInvalid');
  if (error.code === FOREIGN_KEY && /_(user|actor)_id_fkey$/.test(String(Reflect.get(error, 'constraint')))) {
    return problem('signed-out', 'accountGone');
  }
  const isSameId = error.code === UNIQUE && ID_OF_ROW.test(String(Reflect.get(error, 'constraint')));
  if (isSameId || DATABASE_AWAY.has(error.code) || DATABASE_LOST.test(error.message)) {
    return problem('unavailable', 'tripsUnavailable');
  }
  return null;
}

/** Sends a problem in the one shape that all errors have. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(PROBLEM_STATUS[problem.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem);
}

/** Turns every error of `app` into a problem; an unexpected one is a bug, logged once with its request ID. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = problemOf(error, request.routeOptions.bodyLimit);
    if (known) return sendProblem(reply, known);
    request.log.error({ err: error }, 'unexpected error');
    return sendProblem(reply, problem('internal', ['internalError', { requestId: request.id }]));
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problem('not-found', 'addressUnknown')));
}
