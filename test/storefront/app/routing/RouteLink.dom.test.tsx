import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { RouteLink } from '../../../../src/storefront/app/routing/RouteLink';
import type { UiLinkProps } from '../../../../src/storefront/ui/controls/Link';
import { openStore } from '../../../support/storefront/openStore';

/**
 * What pointing at a link, focusing and pressing it does: the actions, and whether the browser is left to follow it.
 */
async function press(more: Pick<UiLinkProps, 'target' | 'aria-disabled'> = {}) {
  const { store, actions } = openStore();
  const { unmount } = render(
    <Provider store={store}>
      <RouteLink href="/search" {...more}>
        Chercher
      </RouteLink>
    </Provider>,
  );
  let isBrowsers = false;
  const follow = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', follow, { once: true });
  const link = screen.getByRole('link', { name: 'Chercher' });
  await userEvent.click(link);
  const found = { isFocused: document.activeElement === link, address: link.getAttribute('href') };
  unmount();
  const types = new Set(actions.map(({ type }) => type).filter((type) => type.startsWith('navigation/')));
  return { ...found, types, isBrowsers };
}

it('a link is prefetched and followed by the router; with a target it is the browser’s and neither happens', async () => {
  const routed = await press();
  expect(routed).toMatchObject({ types: new Set(['navigation/intended', 'navigation/requested']), isBrowsers: false });
  expect(await press({ target: '_self' })).toMatchObject({ types: new Set(), isBrowsers: true });
});

it('a disabled link has no address to follow or to prefetch, but can have the focus', async () => {
  expect(await press({ 'aria-disabled': true })).toMatchObject({ types: new Set(), address: null, isFocused: true });
});
