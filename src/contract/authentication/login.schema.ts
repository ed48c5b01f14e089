import { Type } from 'typebox';
import { body, openText, secret } from '../wire.schema';

export const loginBody = body({
  username: Type.String({ minLength: 1, maxLength: 255 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
  startUrl: Type.Optional(Type.String({ maxLength: 2000 })),
});
export const loginReply = Type.Object({ userId: openText, token: Type.String(secret) });
