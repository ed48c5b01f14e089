import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { MessagesProvider, type Translate } from '../../../../src/storefront/messages';
import { translate } from '../french';
import type { MenuDomEvents } from '../../../../src/storefront/layout/menus/components/menuDomEvents';
import { openStore } from '../openStore';
import '../../patience';

const names: readonly (keyof MenuDomEvents)[] = [
  'navigatetopage',
  'closesubmenus',
  'levelchange',
  'closemobile',
  'showapplauncher',
];

/** Shows a part of the menu in a page of its own, on the real store; the events that it sends to page and journal are kept. */
export async function openMenu(shown: ReactNode, say: Translate = translate) {
  await loadAllLazy();
  const { store, actions } = openStore();
  const told: (readonly [name: string, detail: unknown])[] = [];
  const listen = (event: Event) => {
    told.push([event.type, event instanceof CustomEvent ? (event.detail as unknown) : undefined]);
  };
  for (const name of names) document.addEventListener(name, listen);
  const inShop = (part: ReactNode) => (
    <Provider store={store}>
      <MessagesProvider translate={say}>
        <button data-menu-trigger="">avant</button>
        {part}
        <button>après</button>
        <main>la page</main>
      </MessagesProvider>
    </Provider>
  );
  const view = render(inShop(shown));
  return {
    ...view,
    show: (part: ReactNode) => view.rerender(inShop(part)),
    store,
    actions,
    /** What the page around has heard, in order: the event's name and detail. */
    told,
    user: userEvent.setup(),
    stop: () => {
      for (const name of names) document.removeEventListener(name, listen);
    },
  };
}

/** The text of what has the focus. */
export const focused = (): string => document.activeElement?.textContent ?? '';
