import { Type } from 'typebox';
import { open } from '../wire.schema';

export const shopperAgentSchema = Type.Object({ agentEnabled: Type.Optional(Type.Boolean()) }, open);
