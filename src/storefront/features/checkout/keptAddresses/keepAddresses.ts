import type { Address } from '../../../../contract/addresses/address';
import { request } from '../../../api';
import { workFamilies, type WorkedFamily } from '../../../api/commands';
import { call, type SagaGenerator } from '../../../kernel/effects';
import { addressesApi } from '../../addresses';
import { raiseCommerceNotice } from '../../notices';
import { keptAddressesEvents, selectIsBeingKept, type KeepCommand } from './keptAddressesSlice';
import { emptyAsNull } from '../process/emptyAsNull';
import { untracked } from '../process/repeats';

const { createAddress } = addressesApi.endpoints;

/** Commands that save an address. The order does not wait for them: a failure only raises a notice. */
const keepFamily: WorkedFamily<KeepCommand, Address> = {
  requests: [keptAddressesEvents.requested],
  isTaken: selectIsBeingKept,
  send({ commandId: key, address }) {
    const body = { ...emptyAsNull(address), companyName: address.companyName, addressType: 'Shipping' as const };
    return request(createAddress.initiate({ key, address: body }, untracked));
  },
  succeeded: ({ commandId }) => keptAddressesEvents.kept({ commandId }),
  failed: ({ commandId }, { code, status }) => keptAddressesEvents.failed({ commandId, code, status }),
  *afterFailure() {
    yield* call(raiseCommerceNotice, { variant: 'warning', label: { id: 'checkout.notice.addressNotKept' } });
  },
};

/** The queue of addresses to be kept, beside that of the checkout. */
export function* keepAddresses(): SagaGenerator {
  yield* call(workFamilies, 'account', [keepFamily]);
}
