import { encoded } from './pageReference';

// Addresses that lead on to where a content stands. They are late code's: the shop's own links name the place itself.

/** A content by the platform's name of its type, or the last part of it, and its key. */
export const contentAddress = (contentTypeName: string, contentKey: string): string =>
  `/content/${encoded(contentTypeName)}/${encoded(contentKey)}`;

/** An article of the help, or one of its subjects, by its name in addresses or its record id. */
export const articleAddress = (nameOrId: string): string => `/article/${encoded(nameOrId)}`;
