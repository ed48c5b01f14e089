import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import {
  readRegistration,
  registrationProblems,
  type Registration,
  type RegistrationFault,
} from '../../../commerce/registration';
import { AUTHENTICATION_PAGES, FORM_OUTCOMES } from '../../../contract/authentication/authenticationPages';
import {
  REGISTRATION_LIMITS,
  type RegistrationField,
  type RegistrationReply,
} from '../../../contract/authentication/registration';
import { registrationBody, registrationReply } from '../../../contract/authentication/registration.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import type { CommandDatabase } from '../../database/Database';
import { runCommand } from '../../commands/runCommand';
import { backToForm, goOn } from '../../http/forms';
import { isForm } from '../../http/isForm';
import { countedForAddress, LIMITS, takeOrRefuse } from '../../limits/limits';
import { invalidFields } from '../../problems';
import { sentence, type Sentence } from '../../texts/sentence';

function textOf(field: RegistrationField, fault: RegistrationFault): Sentence {
  switch (fault) {
    case 'missing':
      return sentence('form.missing');
    case 'tooLong':
      return sentence('form.tooLong', { most: REGISTRATION_LIMITS[field] });
    case 'siret':
      return sentence('form.siret');
    case 'trade':
      return sentence('form.trade');
    case 'email':
      return sentence('form.email');
    case 'phone':
      return sentence('form.phone');
  }
}

async function keep(db: CommandDatabase, id: string, registration: Registration, now: number): Promise<void> {
  const { companyName, siret, trade, firstName, lastName, email, phone, message } = registration;
  await db
    .insertInto('registration')
    .values({
      id,
      company_name: companyName,
      siret,
      trade,
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      message,
      created_at: now,
    })
    .execute();
}

/** Applications of companies that want to become customers, stored for the people who decide. */
export const registrationRoutes: AppPlugin = async (app) => {
  await app.register(formbody);
  const { ids, clock } = app;

  app.post(
    LATE_PATHS.registrations,
    {
      schema: { body: registrationBody, response: { 201: registrationReply } },
      errorHandler: backToForm(AUTHENTICATION_PAGES.becomeCustomer),
    },
    async (request, reply) => {
      const problems = registrationProblems(request.body);
      if (problems.length > 0) {
        throw invalidFields(problems.map(({ field, fault }) => ({ field, message: textOf(field, fault) })));
      }
      await takeOrRefuse(request, [countedForAddress(request, LIMITS.registrationsFromAddress)]);
      const registration = readRegistration(request.body);
      const registrationId = ids.next('registration');
      // No login is needed, so a hash of the content stands for the caller of the Idempotency-Key.
      const sender = createHash('sha256').update(JSON.stringify(registration)).digest('base64url');
      const call = { caller: `registration:${sender}`, now: clock.now() };
      const answer = await runCommand(request, call, async (db) => {
        await keep(db, registrationId, registration, call.now);
        return { status: 201, body: { registrationId } };
      });
      if (isForm(request)) return goOn(reply, AUTHENTICATION_PAGES.becomeCustomer, { [FORM_OUTCOMES.sent]: 1 });
      // Checked edge: a kept answer has the same shape.
      return reply.code(201).send(answer.body as RegistrationReply);
    },
  );
};
