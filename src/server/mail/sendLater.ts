import type { FastifyInstance } from 'fastify';
import type { MailMessage } from './Mail';

/** Sends a mail nobody waits for; `what` is what the log calls it. */
export type SendLater = (message: MailMessage, what: string) => void;

/**
 * Mails that go out beside the reply: how long one takes must not reveal whether there was anybody to send it to. What
 * fails goes to the log; closing the app waits for them.
 */
export const sendingLater = (app: FastifyInstance): SendLater => {
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(sending);
  });
  return (message, what) => {
    const sent = app.mail
      .send(message)
      .catch((error: unknown) => {
        app.log.error({ err: error }, `${what} could not be mailed`);
      })
      .finally(() => {
        sending.delete(sent);
      });
    sending.add(sent);
  };
};
