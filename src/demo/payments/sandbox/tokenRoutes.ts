import type { FastifyReply } from 'fastify';
import {
  challengeAnswer,
  challengeParams,
  tokenReply,
  tokenRequest,
} from '../../../contract/payment/paymentToken.schema';
import { PAYMENT_PATHS } from '../../../contract/payment/paymentPaths';
import type { PaymentField } from '../../../contract/payment/paymentToken';
import type { AppPlugin } from '../../../server/app';
import { BOUNDS } from '../../../server/limits/bounds';
import { countedForAddress, LIMITS } from '../../../server/limits/limits';
import { attemptTaken } from '../../../server/limits/throttle';
import { replyWithProblem, sendProblem } from '../../../server/http/errorReplies';
import { ApiProblem, invalidInput } from '../../../server/problems';
import { readInstrument } from './instruments';
import { answerChallenge } from './payments';
import { keepToken } from './tokens';

const reasons: Readonly<Record<PaymentField, string>> = {
  number: 'The card number is not valid.',
  expiry: 'The expiry date is not valid or in the past.',
  code: 'The security code is not valid.',
  iban: 'The IBAN is not valid or outside of the SEPA area.',
  mandateAccepted: 'The mandate must be accepted.',
};

/**
 * One entry per field, each named in `invalidParameters`; sent as serialised JSON, because the route declares only the
 * reply of a token.
 */
function sendRefusal(reply: FastifyReply, fields: readonly PaymentField[]): FastifyReply {
  const errors = fields.map((field) => ({
    errorCode: 'INVALID_API_INPUT',
    message: reasons[field],
    invalidParameters: [field],
  }));
  return reply.code(400).type('application/json; charset=utf-8').send(JSON.stringify(errors));
}

/**
 * The frame's calls: a token for a card or bank account, and the payer's answer to a challenge. The frame's origin is
 * opaque, so these routes accept `Origin: null`; no cookie is set, and no reply or log line has more of the numbers
 * than their last four digits.
 */
export const tokenRoutes: AppPlugin = (app, _options, done) => {
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('access-control-allow-origin', 'null').header('vary', 'origin');
    next();
  });
  // Removes even the cookie that would clear an expired login: no reply to the frame sets any cookie.
  app.addHook('onSend', (_request, reply, payload, next) => {
    void reply.removeHeader('set-cookie');
    next(null, payload);
  });
  // A validation message may repeat a field's name, where a hand-made request may have put a card number.
  app.setErrorHandler((error, request, reply) =>
    typeof error === 'object' && error !== null && 'validation' in error && error.validation !== undefined
      ? sendProblem(reply, invalidInput('The request is not valid.'))
      : replyWithProblem(error, request, reply),
  );
  for (const path of [PAYMENT_PATHS.tokens, PAYMENT_PATHS.answers]) {
    app.options(path, (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', '600')
        .send(),
    );
  }

  app.post(
    PAYMENT_PATHS.tokens,
    {
      config: { alsoFrom: 'opaqueOrigin' },
      bodyLimit: BOUNDS.paymentBodyBytes,
      schema: { body: tokenRequest, response: { 201: tokenReply } },
    },
    async (request, reply) => {
      const reading = readInstrument(request.body, app.clock.now());
      if (!reading.ok) return sendRefusal(reply, reading.fields);
      const [token, now] = [app.ids.token(), app.clock.now()];
      const attempt = countedForAddress(request, LIMITS.tokensFromAddress);
      const made = await app.database.write(async (db) => {
        await attemptTaken(db, [attempt], now);
        return keepToken(db, token, reading.instrument, now);
      });
      return reply.code(201).send(made);
    },
  );

  app.post(
    PAYMENT_PATHS.answers,
    {
      config: { alsoFrom: 'opaqueOrigin' },
      bodyLimit: BOUNDS.paymentBodyBytes,
      schema: { params: challengeParams, body: challengeAnswer, response: { 200: challengeAnswer } },
    },
    async (request) => {
      const answer = { ...request.params, ...request.body, now: app.clock.now() };
      const outcome = await app.database.write((db) => answerChallenge(db, answer));
      if (outcome === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is nothing to confirm.');
      return { outcome };
    },
  );
  done();
};
