import { createAction } from '@reduxjs/toolkit';
import type { SiteDraft } from '../../contract/site/builder';
import type { SiteDocument } from '../../contract/site/siteConfiguration';

/** The saved draft was loaded; it becomes the one being edited, with an empty undo history. */
export const draftRead = createAction<SiteDraft>('draft/read');

/** The conflict is settled by a merged document: the next save is based on the draft that the server has now. */
export const conflictSettled = createAction<{ readonly document: SiteDocument }>('draft/conflictSettled');
