import { selectDocument } from '../draft';
import { changedFrom } from './document/changedFrom';
import { selectStored } from './publicationSlice';

/** Whether the draft being edited differs from the saved draft. */
export const selectIsChanged = changedFrom(selectDocument, selectStored);
