import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';

/** The header of a bench's recording. */
export const HEADER = {
  session: 'bench',
  part: 1,
  release: 'bench',
  endpoints: Object.keys(replayedShop.api.endpoints),
  environment: { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 390, height: 844 }, clock: 0 },
  consent: [],
  // Without these versions the recording would count as one of the first release, and every action would be upcast.
  schema: replayedShop.schema.versions,
};
