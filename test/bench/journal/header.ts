import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';

/** The header of a recording that a bench makes. */
export const HEADER = {
  session: 'bench',
  part: 1,
  release: 'bench',
  endpoints: Object.keys(replayedShop.api.endpoints),
  environment: { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 390, height: 844 }, clock: 0 },
  consent: [],
};
