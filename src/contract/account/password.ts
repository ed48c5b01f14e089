import type { Static } from 'typebox';
import type { passwordChangeBody, passwordRequestBody, passwordRequestReply } from './password.schema';

/** Asks for a mail with a link; answered alike whether anybody has this address. */
export type PasswordRequestBody = Static<typeof passwordRequestBody>;
export type PasswordRequestReply = Static<typeof passwordRequestReply>;
/** The token of such a link, and the new password. */
export type PasswordChangeBody = Static<typeof passwordChangeBody>;

/** Characters a new password has at least. */
export const PASSWORD_MIN_LENGTH = 12;
/** Characters it has at most: hashing more would cost the server for nothing. */
export const PASSWORD_MAX_LENGTH = 1024;
