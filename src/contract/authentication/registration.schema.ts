import { Type } from 'typebox';
import { body, open, openText } from '../wire.schema';

// Missing and invalid fields are reported one by one (commerce/registration.ts), so nothing is required here.
const field = Type.Optional(Type.String({ maxLength: 5000 }));

export const registrationBody = body({
  companyName: field,
  siret: field,
  trade: field,
  firstName: field,
  lastName: field,
  email: field,
  phone: field,
  message: field,
});
export const registrationReply = Type.Object({ registrationId: openText }, open);
