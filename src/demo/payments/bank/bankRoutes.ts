import formbody from '@fastify/formbody';
import type { FastifyReply } from 'fastify';
import { SHOP_LOCALE } from '../../../contract/constants';
import { shopLocale } from '../../../contract/languages';
import { bankAnswer, bankParams } from '../../../contract/payment/bankPayment.schema';
import { PAYMENT_PATHS, RETURN_PARAM } from '../../../contract/payment/paymentPaths';
import type { AppPlugin } from '../../../server/app';
import { BOUNDS } from '../../../server/limits/bounds';
import { invalidInput } from '../../../server/problems';
import { bankContentSecurityPolicy, bankPage, closedBankPage } from './bankPages';
import { sayFor } from '../../../server/texts/callLanguage';
import { sayIn, type Say } from '../../../server/texts/say';
import { testBank } from './testBanks';
import { answerTransfer, transferOf, type Transfer } from './transfers';

/** Where the payer returns to, with the transaction's number in the address. */
const wayBack = ({ return_address: address, transaction_id: id }: Transfer): string =>
  `${address}${address.includes('?') ? '&' : '?'}${RETURN_PARAM}=${encodeURIComponent(id)}`;

/** Says texts in the language in which the shop sent the payer to the bank. */
const sayTo = ({ locale }: Transfer): Say => sayIn(shopLocale(locale) ?? SHOP_LOCALE);

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', bankContentSecurityPolicy)
    // Redundant for an opaque origin, and Chromium warns about it.
    .removeHeader('origin-agent-cluster')
    .type('text/html; charset=utf-8')
    .send(html);

/**
 * The bank's own pages: amount and payee, and the payer's answer. They have an opaque origin of their own, and set no
 * cookie.
 */
export const bankRoutes: AppPlugin = async (app) => {
  const { basePath } = app.settings;
  await app.register(formbody);
  app.addHook('onSend', (_request, reply, payload, next) => {
    void reply.removeHeader('set-cookie');
    next(null, payload);
  });

  app.get(PAYMENT_PATHS.bank, { schema: { params: bankParams } }, async (request, reply) => {
    const transfer = await transferOf(app.database.read, request.params.transactionId);
    if (transfer === undefined) return sendPage(reply, 404, closedBankPage(null, { say: sayFor(request), basePath }));
    const way = { say: sayTo(transfer), basePath };
    return transfer.state === 'waiting'
      ? sendPage(reply, 200, bankPage(transfer, way))
      : sendPage(reply, 200, closedBankPage(transfer.return_address === '' ? null : wayBack(transfer), way));
  });

  app.post(
    PAYMENT_PATHS.bankAnswers,
    {
      config: { alsoFrom: 'opaqueOrigin' },
      bodyLimit: BOUNDS.bankAnswerBytes,
      schema: { params: bankParams, body: bankAnswer },
    },
    async (request, reply) => {
      const { answer, bank: bankId } = request.body;
      const bank = answer === 'confirm' ? testBank(bankId) : null;
      if (answer === 'confirm' && bank === null) throw invalidInput('This bank is not known.');
      const answered = { ...request.params, bank, now: app.clock.now() };
      const transfer = await app.database.write((db) => answerTransfer(db, answered));
      if (transfer === undefined || transfer.return_address === '')
        return sendPage(
          reply,
          404,
          closedBankPage(null, { say: transfer === undefined ? sayFor(request) : sayTo(transfer), basePath }),
        );
      await app.steps.reached('redirectAnswered');
      return reply.redirect(wayBack(transfer), 303);
    },
  );
};
