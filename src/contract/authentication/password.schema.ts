import { Type } from 'typebox';
import { body, open } from '../wire.schema';

export const passwordRequestBody = body({ email: Type.String({ minLength: 1, maxLength: 255 }) });
export const passwordRequestReply = Type.Object({}, open);

export const passwordChangeBody = body({
  token: Type.String({ minLength: 1, maxLength: 255 }),
  password: Type.String({ maxLength: 1024 }),
});
