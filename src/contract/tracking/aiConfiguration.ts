import type { Static } from 'typebox';
import type { aiConfigurationSchema } from './aiConfiguration.schema';

/** Whether activities are accepted, where, and for which site and tenant (REC-02). */
export type AiConfiguration = Static<typeof aiConfigurationSchema>;
