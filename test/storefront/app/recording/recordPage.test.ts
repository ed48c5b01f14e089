import { configureStore } from '@reduxjs/toolkit';
import { createActionBuffer } from '../../../../src/journal/record/actionBuffer';
import { addEvents } from '../../../../src/storefront/kernel/eventRegistry';
import { registerEvents } from '../../../../src/storefront/app/recording/events';
import { recordPage } from '../../../../src/storefront/app/recording/recordPage';
import { recordedShop } from '../../../../src/storefront/app/recording/recordedShop';
import { createActionRegistry } from '../../../../src/journal/record/registry';
import { cartEvents } from '../../../../src/storefront/features/cart';

const header = { session: 's', part: 1, release: 'r', endpoints: [] } as const;
const environment = { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 1, height: 1 }, clock: 0 } as const;

it('an action that the shop does not know is an error of the running page, and what it says is not written down [ERR-04]', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const buffer = createActionBuffer(() => 0);
  const store = configureStore({
    reducer: (state: number = 0) => state,
    enhancers: (all) => all().concat(buffer.enhancer),
  });
  const recorder = recordPage({ ...header, environment }, buffer, recordedShop);
  store.dispatch(cartEvents.processingBegan());
  recorder.flush();
  expect(complaints).not.toHaveBeenCalled();
  store.dispatch({ type: 'cart/leaked', payload: 'secret' });
  recorder.flush();
  expect(complaints.mock.calls.join()).toContain('unregistered cart/leaked');
  expect(recorder.text()).not.toContain('secret');
  expect(recorder.text()).toContain('cart/processingBegan');
  complaints.mockRestore();
});

it('an event that two slices of the shop call by one name throws a TypeError [ERR-04]', () => {
  const registry = createActionRegistry(() => undefined);
  registerEvents(registry);
  expect(() => registry.assertKnown('cart/leaked')).toThrow('unknown action type: cart/leaked');
  expect(() => addEvents({ again: cartEvents.processingBegan })).toThrow(TypeError);
});
