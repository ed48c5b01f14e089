import type { Static } from 'typebox';
import type { passwordChangeBody, passwordRequestBody, passwordRequestReply } from './password.schema';

/** The body of a request for a mail with a link; the answer is the same whether or not the address is known. */
export type PasswordRequestBody = Static<typeof passwordRequestBody>;
export type PasswordRequestReply = Static<typeof passwordRequestReply>;
/** The token of a mailed link, and the new password. */
export type PasswordChangeBody = Static<typeof passwordChangeBody>;

/** Shortest new password, in characters. */
export const PASSWORD_MIN_LENGTH = 12;
/** Longest password, in characters: a longer one would only cost hashing time. */
export const PASSWORD_MAX_LENGTH = 1024;
