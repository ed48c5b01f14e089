import { IMAGE_CONTENT_TYPE, type ManagedContent } from '../../../contract/content/content';
import { contentTypeOf } from '../../../contract/content/contentDocument';
import { mediaAddress } from '../../../contract/content/contentPaths';
import type { StoredContent } from './contentStore';

/** The platform's name for a content's type. */
export const typeOf = (content: StoredContent): string =>
  content.kind === 'picture' ? IMAGE_CONTENT_TYPE : contentTypeOf(content.document.kind);

/** A document's url name: the last part of its path; null for a picture and for the path `/`. */
export const urlNameOf = (content: StoredContent): string | null =>
  content.kind === 'picture' ? null : content.document.path.slice(content.document.path.lastIndexOf('/') + 1) || null;

function ownFields(content: StoredContent): Pick<ManagedContent, 'title' | 'urlName' | 'unauthenticatedUrl'> {
  if (content.kind === 'picture') {
    return { title: content.title, urlName: null, unauthenticatedUrl: mediaAddress(content.contentKey) };
  }
  const { title, path } = content.document;
  return { title, urlName: urlNameOf(content), unauthenticatedUrl: path };
}

/** The body of a content; a document's blocks only if requested. */
function bodyOf(content: StoredContent, withBlocks: boolean): ManagedContent['contentBody'] {
  if (content.kind === 'picture') {
    const { altText, contentKey, mimeType, width, height } = content;
    return { altText, 'sfdc_cms:media': { url: mediaAddress(contentKey), mimeType }, width, height };
  }
  const { description, picture, position, blocks } = content.document;
  return { description, picture, position, ...(withBlocks && { blocks }) };
}

/** A content without its body, for lists. */
export const contentSummary = (content: StoredContent, language: string): Omit<ManagedContent, 'contentBody'> => ({
  managedContentId: content.managedContentId,
  contentKey: content.contentKey,
  contentType: { fullyQualifiedName: typeOf(content) },
  ...ownFields(content),
  language,
  publishedDate: new Date(content.publishedAt).toISOString(),
});

/** A content with its body. */
export const contentView = (content: StoredContent, language: string): ManagedContent => ({
  ...contentSummary(content, language),
  contentBody: bodyOf(content, true),
});

/** A content that another one refers to, without its blocks. */
export const referenceView = (content: StoredContent, language: string): ManagedContent => ({
  ...contentSummary(content, language),
  contentBody: bodyOf(content, false),
});
