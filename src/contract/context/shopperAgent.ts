import type { Static } from 'typebox';
import type { shopperAgentSchema } from './shopperAgent.schema';

/** Whether an assistant answers shoppers; a missing field means that none does. */
export type ShopperAgent = Static<typeof shopperAgentSchema>;
