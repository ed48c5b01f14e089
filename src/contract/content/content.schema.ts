import { Type } from 'typebox';
import { nullable, open, pathParams, query, text, textOrNull } from '../wire.schema';

export const siteContentParams = pathParams(['version', 'siteId', 'contentKeyOrId']);
export const channelContentParams = pathParams(['version', 'channelId', 'contentKeyOrId']);
export const contentQuery = query({});

/** A picture as managed content: where it is, and what it shows in words. */
export const contentSchema = Type.Object(
  {
    managedContentId: text,
    contentKey: text,
    contentType: Type.Object({ fullyQualifiedName: text }),
    title: text,
    urlName: textOrNull,
    language: text,
    publishedDate: text,
    unauthenticatedUrl: textOrNull,
    contentBody: Type.Object({
      altText: Type.Optional(text),
      'sfdc_cms:media': Type.Optional(nullable(Type.Object({ url: text, mimeType: text }))),
    }),
  },
  open,
);
