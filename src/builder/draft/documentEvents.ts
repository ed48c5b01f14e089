import { createAction } from '@reduxjs/toolkit';
import type { SiteDraft } from '../../contract/site/builder';
import type { SiteDocument } from '../../contract/site/siteConfiguration';

/** The server's draft is there: it is the draft being edited now, and there is no way back behind it. */
export const draftRead = createAction<SiteDraft>('draft/read');

/** What is edited further after a conflict, made of both versions: saving it is a change of the one the server has. */
export const conflictSettled = createAction<{ readonly document: SiteDocument }>('draft/conflictSettled');
