import { contactMessageProblems, type ContactFault, type ContactProblem } from '../../../commerce/contactMessage';
import { CONTACT_LIMITS, CONTACT_MESSAGE_MINIMUM, type ContactField } from '../../../contract/contact/contactMessage';
import type { Typed } from '../../forms';
import type { Problems } from '../../forms/drafts';
import type { MessageDescriptor } from '../../messages';

/** The form's name in the drafts. */
export const contactFormName = 'contact';

/** The usual problem of each field, if the server only names the field. */
const usual = {
  subject: 'subject',
  name: 'missing',
  company: 'tooLong',
  email: 'email',
  phone: 'phone',
  orderNumber: 'tooLong',
  message: 'tooShort',
  website: 'robot',
} as const satisfies Readonly<Record<ContactField, ContactFault>>;

function textOf({ field, fault }: ContactProblem): MessageDescriptor {
  const said = fault === 'missing' ? usual[field] : fault;
  switch (said) {
    case 'tooLong':
      return { id: 'contact.problem.tooLong', values: { maximum: CONTACT_LIMITS[field] } };
    case 'tooShort':
      return { id: 'contact.problem.tooShort', values: { minimum: CONTACT_MESSAGE_MINIMUM } };
    case 'missing':
      return { id: 'contact.problem.name' };
    default:
      return { id: `contact.problem.${said}` };
  }
}

/** A problem of the hidden field is shown for the whole form. */
const entryOf = (problem: ContactProblem): readonly [string, MessageDescriptor] => [
  problem.field === 'website' ? 'form' : problem.field,
  textOf(problem),
];

/** Problems by field, by the server's own rules. */
export const checkContactMessage = (typed: Typed): Problems =>
  Object.fromEntries(contactMessageProblems(typed).map(entryOf));

const isField = (name: string): name is ContactField => Object.hasOwn(usual, name);

/** Problems for the fields that the server rejected. */
export const refusedFields = (names: readonly string[]): Problems =>
  Object.fromEntries(names.filter(isField).map((field) => entryOf({ field, fault: usual[field] })));
