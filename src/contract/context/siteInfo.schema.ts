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
    /** The site's own language, if the answer is in another one. An addition to the platform's answer. */
    defaultLocale: Type.Optional(text),
    /**
     * The visitor's market, if the webstore has any, with its default country and its currency in the language of the
     * answer. An addition to the platform's answer.
     */
    market: Type.Optional(Type.Object({ marketId: text, country: nullable(text), currency: Type.Optional(text) })),
  },
  open,
);
