import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { slicesJoined } from '../../../src/storefront/kernel/lateSlices';
import { loadAllPages } from '../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { checkoutApi, checkoutEvents } from '../../../src/storefront/features/checkout';
import { noticesSaga } from '../../../src/storefront/features/notices';
import { NoticeRegion } from '../../../src/storefront/layout/notices';
import { VaultProvider } from '../../../src/storefront/kernel/personal';
import { MessagesProvider } from '../../../src/storefront/messages';
import { translate } from '../../support/storefront/french';
import { page as cart } from '../../../src/storefront/pages/cart';
import { page as checkout } from '../../../src/storefront/pages/checkout';
import { checkoutId, checkoutOf } from '../../support/storefront/scripted/checkoutExamples';
import { begun, ended, flowShop, type FlowShop } from '../../support/storefront/scripted/flowShop';
import type { CallName } from '../../support/storefront/scripted/flowCalls';
import type { Reply } from '../../support/storefront/scripted/scriptedShop';
import { failures, flows, type Flow } from '../../support/storefront/scripted/failures/failingFlows';
import { expectedOf, written } from '../../support/storefront/scripted/failures/failureTexts';

beforeAll(() => Promise.all([loadAllPages(), loadAllLazy()]));
beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const nowhere = { params: {}, query: new URLSearchParams() };

/** Runs a flow in which one call always fails, on its page, until nothing more happens. */
async function failing({ at, shows, before, opens, webstore, session, ask }: Flow, call: CallName, reply: Reply) {
  const shop = await flowShop({
    except: (called) => (called === call ? reply : before?.(called)),
    ...(webstore && { webstore }),
    ...(session && { session }),
  });
  shop.goTo(at);
  if (at === '/cart') shop.store.dispatch(slicesJoined({ names: ['coupons'] }));
  if (at === '/checkout' && opens !== true) {
    shop.store.dispatch(checkoutEvents.firstRead({ checkoutId }));
    const entry = {
      endpointName: 'checkout' as const,
      arg: checkoutId,
      value: { ...checkoutOf(), checkoutStatus: 200 },
    };
    shop.store.dispatch(checkoutApi.util.upsertQueryEntries([entry]));
  }
  const show = () =>
    render(
      <Provider store={shop.store}>
        <VaultProvider vault={shop.vault}>
          <MessagesProvider translate={translate}>
            {at === '/checkout' ? <checkout.Page {...nowhere} /> : <cart.Page {...nowhere} />}
            <NoticeRegion />
          </MessagesProvider>
        </VaultProvider>
      </Provider>,
    );
  if (shows === true) show();
  await act(async () => {
    await jest.advanceTimersByTimeAsync(0);
    shop.startCart();
    shop.run(noticesSaga);
    if (at === '/checkout') shop.startCheckout();
    ask(shop);
    // Toasts disappear by themselves, so their texts are collected while they are shown.
    await untilOver(shop);
  });
  if (shows !== true) show();
  return shop;
}

async function untilOver(shop: FlowShop): Promise<void> {
  await jest.advanceTimersByTimeAsync(1);
  for (let waits = 0; waits < 200 && ended(shop).length < begun(shop).length; waits += 1) {
    await jest.advanceTimersToNextTimerAsync();
  }
  await jest.advanceTimersByTimeAsync(1);
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const successes =
  /\/(itemAdded|itemsAdded|couponAdded|couponRemoved|quantityChanged|itemRemoved|preserved|opened|changed|orderPlaced)$/;

const rows = Object.entries(flows).flatMap(([name, { calls }]) =>
  calls.flatMap((call) =>
    Object.keys(failures).map((failure) => [name, call, failure, expectedOf(name, call, failure)] as const),
  ),
);

describe('a call that always fails', () => {
  it.each(rows)(
    'ends in its outcome and a clear text: %s, %s, %s: %s [CHK-10]',
    async (name, call, failure, expected) => {
      const flow = flows[name];
      const reply = failures[failure];
      if (!flow || reply === undefined) throw new Error('No such row.');
      const shop = await failing(flow, call, reply);
      expect(shop.calls()).toContain(call);
      expect(ended(shop)).toHaveLength(begun(shop).length);
      const [outcome] = ended(shop);
      if (expected === 'success') {
        expect(outcome).toMatch(successes);
        return;
      }
      if (outcome !== undefined) expect(outcome).toMatch(/(Failed|Refused)$/);
      expect(plain(document.body.textContent)).toContain(plain(written(expected)));
      expect(document.body.textContent).not.toMatch(/undefined|\[object|HTTP_|‹/);
    },
  );
});
