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
  },
  open,
);
