import { Type } from 'typebox';
import { open, text } from '../wire.schema';

export const siteInfoSchema = Type.Object(
  {
    webstoreId: text,
    siteId: text,
    communityId: text,
    channelId: text,
    apiVersion: text,
    basePath: text,
    currentLanguage: text,
    currentLocale: text,
    /** The site's own language, where the answer is in another one. Ours: the platform's answer has none. */
    defaultLocale: Type.Optional(text),
  },
  open,
);
