import { createActionRegistry, registerApiTypes } from '../../journal/record/registry';
import type { ReplayedApplication, ReplayedApplications } from '../../journal/replay/application';
import type { ReplaySchema } from '../../journal/schema/schema';
import { replayedShop } from '../../storefront/app/recording/replayedShop';
import { activityApi } from '../activity';
import { builderReducer } from '../app/builderStore';
import { contentsApi, picturesApi } from '../contents';
import { searchesApi } from '../searches';
import { builderApi } from '../publication';
import { builderFamilies } from './builderEvents';
import { BUILDER_APPLICATION } from './recordedBuilder';

/** Injecting endpoints returns the same API each time; listing them here keeps each in the bundle. */
const injected = [replayedShop.api, activityApi, builderApi, searchesApi, contentsApi, picturesApi];

const types = new Set(builderFamilies.flatMap((events) => Object.values(events)).map(({ type }) => type));
const apiTypes = createActionRegistry(() => undefined);
registerApiTypes(apiTypes, replayedShop.api.reducerPath);

const schema: ReplaySchema = {
  versions: {},
  upcasters: [],
  knows: (type) => types.has(type) || apiTypes.has(type),
  // No recording of the builder contains this action: its page receives no state from the server.
  arrival: 'page/arrived',
};

/** What a replay of the builder's page needs. */
export const replayedBuilder = { reducer: builderReducer, api: injected.at(-1) ?? replayedShop.api, schema } as const;

/** Every application whose pages are recorded: the shop, and the builder by its name. */
export const replayedApplications: ReplayedApplications<unknown> = {
  // Checked edge: each part is reduced by its own application, starting with that part's own state.
  ...(replayedShop as unknown as ReplayedApplication<unknown>),
  others: { [BUILDER_APPLICATION]: replayedBuilder as unknown as ReplayedApplication<unknown> },
};
