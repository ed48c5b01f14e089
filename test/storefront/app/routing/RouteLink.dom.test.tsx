import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { RouteLink } from '../../../../src/storefront/app/routing/RouteLink';
import { openStore } from '../../../support/storefront/openStore';

/**
 * What pointing at a link, focusing and pressing it does: the actions, and whether the browser is left to follow it.
 */
async function press(target?: '_self') {
  const { store, actions } = openStore();
  const { unmount } = render(
    <Provider store={store}>
      <RouteLink href="/search" {...(target && { target })}>
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
  await userEvent.click(screen.getByRole('link', { name: 'Chercher' }));
  unmount();
  const types = new Set(actions.map(({ type }) => type).filter((type) => type.startsWith('navigation/')));
  return { types, isBrowsers };
}

it('a link is prefetched and followed by the router; with a target it is the browser’s and neither happens', async () => {
  const routed = await press();
  expect(routed).toEqual({ types: new Set(['navigation/intended', 'navigation/requested']), isBrowsers: false });
  expect(await press('_self')).toEqual({ types: new Set(), isBrowsers: true });
});
