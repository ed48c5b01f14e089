import type { Static } from 'typebox';
import type { contentSchema, contentsSchema } from './content.schema';

/** One published content of a site or a channel (CMS-01). */
export type ManagedContent = Static<typeof contentSchema>;

/** A list of contents, and what they refer to. */
export type ContentList = Static<typeof contentsSchema>;

export const IMAGE_CONTENT_TYPE = 'sfdc_cms__image';
/** The content key of the shop's own logo. */
export const LOGO_CONTENT_KEY = 'MCCOMPTOIRLOGO';
/** The form of a content's key, as the platform's. */
export const CONTENT_KEY = /^[A-Za-z0-9]{1,100}$/;
