/**
 * Forms that keep typed values out of the state: a personal value goes to the vault and its token into the draft, a
 * secret serves one request. Loaded with pages; the first load has only the drafts.
 */
export { DraftField } from './DraftField';
export { DraftForm, type FormValues, type Typed } from './DraftForm';
export { failureText } from './failureText';
export { fieldsOf } from './fieldsOf';
export { CompanyField, EmailField, FieldPairs, PersonField, PhoneField } from './PersonFields';
