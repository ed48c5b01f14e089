// What shoppers have filled in and not sent yet: it survives a change of page and a session that ends.
// State key: drafts, which holds a vault token where a field is personal and nothing where it is secret.
// Publishes the slice's events and what a page reads; the forms themselves are made in storefront/forms.
export {
  draftsEvents,
  draftsReducer,
  fieldCommitted,
  formCleared,
  formRefused,
  formSent,
  selectDraft,
  selectProblems,
  selectRefusals,
} from './draftsSlice';
export type { Problems } from './draftsSlice';
