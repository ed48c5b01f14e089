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

/** Renders a part of the menu on a page, with the real store; collects the events that it sends to page and journal. */
export async function openMenu(shown: ReactNode, say: Translate = translate) {
  await loadAllLazy();
  const { store, actions } = openStore();
  const heard: (readonly [name: string, detail: unknown])[] = [];
  const listen = (event: Event) => {
    heard.push([event.type, event instanceof CustomEvent ? (event.detail as unknown) : undefined]);
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
    /** The DOM events that reached the page, in order: name and detail. */
    heard,
    user: userEvent.setup(),
    stop: () => {
      for (const name of names) document.removeEventListener(name, listen);
    },
  };
}

/** The text of the focused element. */
export const focused = (): string => document.activeElement?.textContent ?? '';
