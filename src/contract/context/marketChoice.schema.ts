import { Type } from 'typebox';
import { body, text } from '../wire.schema';

/** Sent by the form of the markets; `startUrl` is the page it is on. */
export const marketChoiceBody = body({ marketId: text, startUrl: Type.Optional(Type.String()) });
