import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';

/** The header of a recording that a bench makes. */
export const HEADER = {
  session: 'bench',
  part: 1,
  release: 'bench',
  endpoints: Object.keys(replayedShop.api.endpoints),
  environment: { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 390, height: 844 }, clock: 0 },
  consent: [],
  // Without them a recording is taken for one of the first release, and every action is brought into today's shape.
  schema: replayedShop.schema.versions,
};
