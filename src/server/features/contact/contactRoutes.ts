import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import {
  contactMessageProblems,
  readContactMessage,
  type ContactFault,
  type ContactMessage,
} from '../../../commerce/contactMessage';
import { FORM_OUTCOMES } from '../../../contract/authentication/authenticationPages';
import {
  CONTACT_LIMITS,
  CONTACT_MESSAGE_MINIMUM,
  CONTACT_PAGE,
  type ContactField,
  type ContactMessageReply,
} from '../../../contract/contact/contactMessage';
import { contactMessageBody, contactMessageReply } from '../../../contract/contact/contactMessage.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { answerOnce, repeatableRequest, type RepeatableRequest } from '../../commands/idempotency';
import { backToForm, goOn } from '../../http/forms';
import { isForm } from '../../http/isForm';
import { countedFor, countedForAddress, LIMITS, takeOrRefuse } from '../../limits/limits';
import { takeAttempt } from '../../limits/throttle';
import type { MailMessage } from '../../mail/Mail';
import { mailboxOf } from '../../mail/mailbox';
import { sendingLater } from '../../mail/sendLater';
import { invalidFields } from '../../problems';
import { callerKey, callerOf } from '../../visitors/caller';
import { acknowledgementMail, messageMail } from './contactMails';
import { keepMessage } from './contactStore';
import { sentence, type Sentence } from '../../texts/sentence';
import { sayFor } from '../../texts/callLanguage';

function textOf(field: ContactField, fault: ContactFault): Sentence {
  switch (fault) {
    case 'missing':
      return sentence('form.missing');
    case 'tooLong':
      return sentence('form.tooLong', { most: CONTACT_LIMITS[field] });
    case 'tooShort':
      return sentence('form.message.tooShort', { least: CONTACT_MESSAGE_MINIMUM });
    case 'subject':
      return sentence('form.subject');
    case 'email':
      return sentence('form.email');
    case 'phone':
      return sentence('form.phone');
    case 'accountNumber':
      return sentence('form.accountNumber');
    case 'robot':
      return sentence('form.robot');
  }
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/**
 * A repeat is recognised by its key and text; under another login it is refused, because otherwise it would be stored
 * for that user too. Guests are not distinguished: they may receive their cookie between two attempts. A form posted
 * without scripts has no key: equal messages from one sender within a day count as one.
 */
function repeatableOf(request: FastifyRequest, message: ContactMessage): RepeatableRequest {
  const caller = callerOf(request);
  if (isForm(request)) {
    const sender = hashOf([callerKey(caller), message]);
    return { ...repeatableRequest(request, `contact:${sender}`), key: 'form', hash: sender };
  }
  const user = caller.kind === 'customer' ? callerKey(caller) : caller.kind;
  const repeatable = repeatableRequest(request, `contact:${hashOf(message)}`);
  return { ...repeatable, hash: hashOf([user, repeatable.hash]) };
}

/**
 * Messages to the shop: each is stored under a reference and mailed to the shop. A second mail confirms it to its
 * sender, but only a few times an hour to one mailbox (`contactMailsToRecipient`).
 */
export const contactRoutes: AppPlugin = async (app) => {
  await app.register(formbody);
  const { database, ids, clock } = app;
  const { supportMail } = app.settings;
  const sendLater = sendingLater(app);

  app.post(
    LATE_PATHS.contactMessages,
    {
      schema: { body: contactMessageBody, response: { 201: contactMessageReply } },
      errorHandler: backToForm(CONTACT_PAGE),
    },
    async (request, reply) => {
      const problems = contactMessageProblems(request.body);
      if (problems.length > 0) {
        throw invalidFields(problems.map(({ field, fault }) => ({ field, message: textOf(field, fault) })));
      }
      await takeOrRefuse(request, [countedForAddress(request, LIMITS.contactMessagesFromAddress)]);
      const message = readContactMessage(request.body);
      const repeatable = repeatableOf(request, message);
      const caller = callerOf(request);
      const arrival = {
        webstoreId: app.webstore.current().webstoreId,
        now: clock.now(),
        userId: caller.kind === 'customer' ? caller.userId : null,
        accountId: caller.kind === 'customer' ? caller.accountId : null,
      };
      const mailbox = countedFor(request, LIMITS.contactMailsToRecipient, mailboxOf(message.email));
      const { answer, mails } = await database.write(async (db) => {
        const due: MailMessage[] = [];
        const once = await answerOnce(db, repeatable, arrival.now, async () => {
          const reference = await keepMessage(db, ids, arrival, message);
          due.push(messageMail(supportMail, reference, message));
          if ((await takeAttempt(db, [mailbox], arrival.now)) === 0)
            due.push(acknowledgementMail({ replyTo: supportMail, say: sayFor(request) }, reference, message));
          return { status: 201, body: { reference } };
        });
        return { answer: once, mails: due };
      });
      for (const mail of mails) sendLater(mail, 'a message to the shop');
      // Checked edge: a kept answer has the same shape.
      const { reference } = answer.body as ContactMessageReply;
      if (isForm(request)) return goOn(reply, CONTACT_PAGE, { [FORM_OUTCOMES.sent]: reference });
      return reply.code(201).send({ reference });
    },
  );
};
