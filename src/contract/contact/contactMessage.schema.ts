import { Type } from 'typebox';
import { body, open, openText } from '../wire.schema';

// Missing and invalid fields are reported one by one (commerce/contactMessage.ts), so nothing is required here.
const field = Type.Optional(Type.String({ maxLength: 5000 }));

export const contactMessageBody = body({
  subject: field,
  name: field,
  company: field,
  email: field,
  phone: field,
  orderNumber: field,
  message: field,
  website: field,
});
export const contactMessageReply = Type.Object({ reference: openText }, open);
