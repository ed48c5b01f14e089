import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { DatabaseProblem } from '../database/DatabaseProblem';
import {
  ApiProblem,
  BusyNow,
  TooManyAttempts,
  accessDenied,
  bodyTooLarge,
  databaseUnavailable,
  invalidId,
  invalidInput,
  notJson,
  problemBody,
  unexpectedFailure,
  unknownCall,
  unreadableBody,
} from '../problems';
import { sayFor } from '../texts/callLanguage';
import type { Text } from '../texts/sentence';

type Failure = Partial<Pick<FastifyError, 'code' | 'statusCode' | 'validation' | 'validationContext' | 'message'>>;

const ID_NAME = /(^id|Ids?)$/;
const FORM_KEYWORDS = ['pattern', 'format', 'minLength', 'maxLength'];

/** The last name in the path to the wrong value: "values" of "/refinements/0/values/2". */
const fieldOf = (error: FastifySchemaValidationError): string =>
  error.instancePath.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? '';

function problemOfValidation(error: FastifySchemaValidationError, context: string): ApiProblem {
  const field = fieldOf(error);
  if (error.keyword === 'additionalProperties' && context === 'body') {
    return unreadableBody(`Unrecognized field "${String(error.params['additionalProperty'])}".`);
  }
  if (ID_NAME.test(field) && FORM_KEYWORDS.includes(error.keyword)) return invalidId(field);
  const subject = field === '' ? `The ${context === 'querystring' ? 'query' : context}` : field;
  return invalidInput(`${subject} ${error.message ?? 'is not valid'}.`);
}

function problemOfParser(code: string | undefined): ApiProblem | null {
  switch (code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return unreadableBody('The request body is not valid JSON.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge();
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return notJson();
    default:
      return null;
  }
}

/**
 * The refusal for an error of a library, by its status; null: an internal error. For client errors the library's
 * message, which may repeat the input, goes neither into the reply nor into the log.
 */
function problemOfStatus(status: number | undefined, error: unknown): ApiProblem | null {
  // A plain SyntaxError: the JSON parser refuses keys that would pollute an object's prototype.
  if (status === 400)
    return error instanceof SyntaxError
      ? unreadableBody('The request body is not valid JSON.')
      : invalidInput('The request is not valid.');
  if (status === 403) return accessDenied();
  if (status === 404) return unknownCall();
  if (status === undefined || status < 400 || status >= 500) return null;
  return new ApiProblem(status, 'INVALID_API_INPUT', 'The request is not valid.');
}

/** A failure as the caller sees it; null: an internal error, of which the caller learns nothing. */
function problemOf(error: unknown): ApiProblem | null {
  if (error instanceof ApiProblem) return error;
  if (!(error instanceof Error)) return null;
  const failure: Failure = error;
  const first = failure.validation?.[0];
  if (first) return problemOfValidation(first, failure.validationContext ?? 'request');
  return problemOfParser(failure.code) ?? problemOfStatus(failure.statusCode, error);
}

/** Answers a refusal with the error array of the webstore API. */
export function sendProblem(reply: FastifyReply, problem: ApiProblem): FastifyReply {
  const waits = problem instanceof TooManyAttempts || problem instanceof BusyNow;
  if (waits) void reply.header('retry-after', Math.ceil(problem.waitMs / 1000));
  // Most texts are the same in every language, and some are sent before the site is known.
  const say = (text: Text): string => (typeof text === 'string' ? text : sayFor(reply.request)(text));
  // Sent as text: a route's reply schema may not include errors, and would drop them.
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, say)));
}

/**
 * Fastify's error handler: every failure becomes an error array; those of the database and unexpected ones are logged.
 */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DatabaseProblem) {
    request.log.error({ err: error }, 'the database does not serve');
    return sendProblem(reply, databaseUnavailable());
  }
  const known = problemOf(error);
  if (known === null) request.log.error({ err: error }, 'unexpected failure');
  return sendProblem(reply, known ?? unexpectedFailure());
}
