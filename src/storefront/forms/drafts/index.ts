// What shoppers have filled in and not sent yet: it survives navigation and the end of a session.
// State key: drafts, with a vault token for a personal field and nothing for a secret one.
// Publishes the slice's events and selectors; the forms themselves are in storefront/forms.
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
