import { Type } from 'typebox';
import { open } from '../wire.schema';

/** Every field may be missing, which means off (REC-02). */
export const aiConfigurationSchema = Type.Object(
  {
    activityTrackingEnabled: Type.Optional(Type.Boolean()),
    catalogExists: Type.Optional(Type.Boolean()),
    deploymentEnabled: Type.Optional(Type.Boolean()),
    host: Type.Optional(Type.String()),
    isDeployed: Type.Optional(Type.Boolean()),
    siteId: Type.Optional(Type.String()),
    tenant: Type.Optional(Type.String()),
    /**
     * An addition to the webstore API: what the hidden frame of statistics loads, a path of this site or an https
     * address (FTR-04).
     */
    trackingPage: Type.Optional(Type.String()),
  },
  open,
);
