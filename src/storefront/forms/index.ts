/**
 * Forms whose fields keep what was typed out of the state: a personal value goes to the vault and its token into the
 * draft, a secret serves one request. For pages and what comes with them; the first load knows the drafts alone.
 */
export { DraftField } from './DraftField';
export { DraftForm, type FormValues, type Typed } from './DraftForm';
export { failureText } from './failureText';
