import type { FastifyInstance } from 'fastify';
import type { MailMessage } from './Mail';

/** Sends a mail without waiting for it; `what` describes it in the log. */
export type SendLater = (message: MailMessage, what: string) => void;

/**
 * Sends mails independently of the reply, whose timing must not reveal whether there was anybody to send one to.
 * Failures are logged; closing the app waits for mails that are being sent.
 */
export function sendingLater(app: FastifyInstance): SendLater {
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
}
