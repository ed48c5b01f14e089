import { Type } from 'typebox';
import { nullable, open, text } from '../wire.schema';

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
    /**
     * The visitor's market, where the webstore has any, the country that it begins with, and its currency in the language of
     * the answer. Ours, too.
     */
    market: Type.Optional(Type.Object({ marketId: text, country: nullable(text), currency: Type.Optional(text) })),
  },
  open,
);
