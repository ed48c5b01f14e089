import { selectDocument } from '../draft';
import { changedFrom } from './document/changedFrom';
import { selectStored } from './publicationSlice';

/** Whether the draft being edited says something else than the draft that the server has. */
export const selectIsChanged = changedFrom(selectDocument, selectStored);
