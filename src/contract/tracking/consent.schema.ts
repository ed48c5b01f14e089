import { Type } from 'typebox';
import { body, oneOf } from '../wire.schema';
import { CONSENT_FORM } from './consent';

/** Sent by the form of the consent question; `startUrl` is the page it is on. */
export const consentBody = body({
  allowed: oneOf(Object.values(CONSENT_FORM)),
  startUrl: Type.Optional(Type.String()),
});
