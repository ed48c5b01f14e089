import { encoded } from './pageReference';

// Addresses that redirect to a content's own path. Only late code needs them: the shop's own links use that path.

/**
 * The address of a content, by its key and the name of its type on the platform: the full name, or the part of it after
 * the namespace.
 */
export const contentAddress = (contentTypeName: string, contentKey: string): string =>
  `/content/${encoded(contentTypeName)}/${encoded(contentKey)}`;

/** A help article or help topic, by its url name or record id. */
export const articleAddress = (nameOrId: string): string => `/article/${encoded(nameOrId)}`;
