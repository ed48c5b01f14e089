import { createActionRegistry, registerApiTypes } from '../../../journal/record/registry';
import type { ReplaySchema } from '../../../journal/schema/schema';
import { api } from '../../api';
import { commandEvents } from '../../api/commands';
import { authenticationEvents } from '../../features/authentication';
import { addressBookEvents } from '../../features/addresses';
import { batchEvents, couponEvents, payLinkEvents, reservationEvents } from '../../features/cart/page';
import { checkoutEvents, guestDetailsEvents, keptAddressesEvents } from '../../features/checkout';
import { consentEvents } from '../../features/consent';
import { contactEvents } from '../../features/contact';
import { reorderEvents } from '../../features/orders';
import { standingEvents } from '../../features/standingDeliveries/page';
import { recordingEvents } from '../../features/recording';
import { listingLayoutEvents } from '../../features/search/layout/late';
import { trackingEvents } from '../../features/tracking';
import { footerEvents } from '../../layout/footer';
import type { Events } from '../../kernel/eventRegistry';
import { pageArrived } from '../../kernel/pageArrived';
import { previewEvents } from '../../kernel/preview';
import { firstFamilies } from './events';
import { recordedVersions } from './recordedVersions';
import { allUpcasters } from './upcasters';

/** The events that come with pages and lazy components: a replay knows them before any of these is loaded. */
const lateFamilies: readonly Events[] = [
  authenticationEvents,
  addressBookEvents,
  batchEvents,
  checkoutEvents,
  commandEvents,
  consentEvents,
  contactEvents,
  couponEvents,
  footerEvents,
  guestDetailsEvents,
  keptAddressesEvents,
  listingLayoutEvents,
  payLinkEvents,
  reservationEvents,
  previewEvents,
  recordingEvents,
  reorderEvents,
  standingEvents,
  trackingEvents,
];

const types = new Set(
  [...firstFamilies, ...lateFamilies].flatMap((events) => Object.values(events)).map(({ type }) => type),
);
const apiTypes = createActionRegistry(() => undefined);
registerApiTypes(apiTypes, api.reducerPath);

/** Which actions and versions this release knows, and how older ones are converted to them. */
export const shopSchema: ReplaySchema = {
  versions: recordedVersions,
  upcasters: allUpcasters,
  knows: (type) => types.has(type) || apiTypes.has(type),
  arrival: pageArrived.type,
};
