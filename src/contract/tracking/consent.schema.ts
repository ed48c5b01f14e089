import { Type } from 'typebox';
import { body, oneOf } from '../wire.schema';
import { CONSENT_FORM } from './consent';

/** Sent by the form of the question; `startUrl` is the page it stands on. */
export const consentBody = body({
  allowed: oneOf(Object.values(CONSENT_FORM)),
  startUrl: Type.Optional(Type.String()),
});
