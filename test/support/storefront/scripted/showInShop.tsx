import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadAllPages } from '../../../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { cartSaga } from '../../../../src/storefront/features/cart';
import { VaultProvider } from '../../../../src/storefront/kernel/personal';
import { scriptedShop } from './scriptedShop';
import '../../patience';

/** Renders a part of the page with a scripted server; the cart's saga runs. */
export async function showInShop(part: ReactNode, script: Parameters<typeof scriptedShop>[0]) {
  await Promise.all([loadAllPages(), loadAllLazy()]);
  const shop = await scriptedShop(script);
  const task = shop.run(cartSaga);
  const view = render(
    <VaultProvider vault={shop.vault}>
      <Provider store={shop.store}>{part}</Provider>
    </VaultProvider>,
  );
  return { ...shop, view, task };
}
