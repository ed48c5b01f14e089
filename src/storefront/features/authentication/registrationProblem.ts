import { registrationProblems, type RegistrationProblem } from '../../../commerce/registration';
import { REGISTRATION_LIMITS, type RegistrationField } from '../../../contract/authentication/registration';
import type { Problems } from '../../forms/drafts';
import type { MessageDescriptor } from '../../messages';
import type { Typed } from '../../forms';

const texts = {
  companyName: 'account.problem.companyName',
  siret: 'account.problem.siret',
  trade: 'account.problem.trade',
  firstName: 'account.problem.firstName',
  lastName: 'account.problem.lastName',
  email: 'account.problem.email',
  phone: 'account.problem.phone',
  message: 'account.problem.tooLong',
} as const satisfies Readonly<Record<RegistrationField, MessageDescriptor['id']>>;

const textOf = ({ field, fault }: RegistrationProblem): MessageDescriptor =>
  fault === 'tooLong'
    ? { id: 'account.problem.tooLong', values: { maximum: REGISTRATION_LIMITS[field] } }
    : { id: texts[field] };

/** Problems by field, by the server's own validation rules. */
export const checkRegistration = (typed: Typed): Problems =>
  Object.fromEntries(registrationProblems(typed).map((problem) => [problem.field, textOf(problem)]));

const isField = (name: string): name is RegistrationField => name in texts;

/** Problems for the fields that the server rejected. */
export const refusedFields = (names: readonly string[]): Problems =>
  Object.fromEntries(
    names.flatMap((name) =>
      isField(name) ? [[name, textOf({ field: name, fault: name === 'message' ? 'tooLong' : 'missing' })]] : [],
    ),
  );
