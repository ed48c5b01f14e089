import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { legacy_configureStore, type MockStoreCreator } from 'redux-mock-store';
import { TOAST_ICON_VARIANTS } from '../../../../src/contract/constants';
import { DEFAULT_SITE } from '../../../../src/contract/site/defaultSite';
import { TOAST_POSITIONINGS, TOAST_POSITIONS } from '../../../../src/contract/site/notifications';
import type { SiteConfiguration } from '../../../../src/contract/site/siteConfiguration';
import { raiseCommerceNotice } from '../../../../src/storefront/features/notices';
import type { NewCommerceNotice } from '../../../../src/storefront/features/notices/newNotice';
import { siteApi } from '../../../../src/storefront/features/site';
import { call } from '../../../../src/storefront/kernel/effects';
import { locationChanged } from '../../../../src/storefront/kernel/location';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { NoticeRegion } from '../../../../src/storefront/layout/notices';
import { MessagesProvider, type Translate } from '../../../../src/storefront/messages';
import { translate } from '../../../support/storefront/french';
import { createFillIn } from '../../../../src/commerce/messages/fillIn';
import enNotices from '../../../../src/storefront/messages/en-US/notices.json';
import { openStore } from '../../../support/storefront/openStore';

beforeAll(loadAllLazy);

const label = { id: 'cart.notice.added', values: { quantity: 1500, name: 'Beurre doux', named: 'yes' } } as const;
const cart = { url: '/cart', label: { id: 'cart.seeCart' } } as const;
const plain: NewCommerceNotice = { variant: 'success', label };
// Only the name without "legacy_" is deprecated; the types do not distinguish the two.
const createMockStore: () => MockStoreCreator = legacy_configureStore;

function openRegion(messages: Translate = translate) {
  const { store, run } = openStore();
  render(
    <Provider store={store}>
      <MessagesProvider translate={messages}>
        <NoticeRegion />
      </MessagesProvider>
    </Provider>,
  );
  return {
    store,
    region: screen.getByRole('region', { name: 'Notifications' }),
    raise: (given: NewCommerceNotice) =>
      act(
        () =>
          void run(function* () {
            yield* call(raiseCommerceNotice, given);
          }),
      ),
    /** The site's notification settings, including values that cannot be saved. */
    read: (notifications: object) => {
      const site = { ...DEFAULT_SITE, settings: { ...DEFAULT_SITE.settings, notifications } };
      const value = JSON.parse(JSON.stringify(site)) as SiteConfiguration;
      // The store notifies its subscribers in a microtask.
      return act(async () => {
        store.dispatch(siteApi.util.upsertQueryEntries([{ endpointName: 'siteConfiguration', arg: undefined, value }]));
        await Promise.resolve();
      });
    },
  };
}

describe('the region of notices', () => {
  it('is a live region from the start, and shows a text with its numbers written in French', () => {
    const { region, raise } = openRegion();
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toBe('');
    raise(plain);
    expect(region.textContent).toBe('Succès : Ajouté à votre panier\u00a0: 1\u202f500\u00a0× Beurre doux');
  });

  it.each([
    [0, 'Retrait impossible\u00a0: Crème · Lait'],
    [1, 'Retrait impossible\u00a0: Crème · Lait et 1\u00a0autre produit'],
    [2, 'Retrait impossible\u00a0: Crème · Lait et 2\u00a0autres produits'],
  ])('names the products of one failure, and %p others by their number', (others, text) => {
    const { region, raise } = openRegion();
    raise({ variant: 'info', label: { id: 'cart.notice.removesFailed', values: { names: 'Crème · Lait', others } } });
    expect(region.textContent).toBe(`Information : ${text}`);
  });

  it('turns pointer, focus and the close button into events', async () => {
    const { store: real, raise } = openRegion();
    raise(plain);
    cleanup();
    const store = createMockStore()(real.getState());
    const id = real.getState().notices.queue[0]?.id;
    render(
      <Provider store={store}>
        <NoticeRegion />
      </Provider>,
    );
    const toast = screen.getByRole('status');
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    expect(store.getActions()).toEqual([
      { type: 'notices/paused', payload: { id } },
      { type: 'notices/resumed', payload: { id } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(store.getActions().at(-1)).toEqual({ type: 'notices/dismissed', payload: { id } });
  });

  it('stands at the top and in the middle of the window, or where the site says, which may also be on the page [TST-05]', async () => {
    const { region, read } = openRegion();
    const positionOf = () => {
      const { position, top, bottom, left, right } = getComputedStyle(region);
      return {
        position,
        edges: [
          ['top', top],
          ['bottom', bottom],
          ['left', left],
          ['right', right],
        ].flatMap(([edge, distance]) => (distance === '' || distance === 'auto' ? [] : [edge])),
      };
    };
    const edges = {
      'top-left': ['top', 'left'],
      'top-center': ['top', 'left', 'right'],
      'top-right': ['top', 'right'],
      'bottom-left': ['bottom', 'left'],
      'bottom-center': ['bottom', 'left', 'right'],
      'bottom-right': ['bottom', 'right'],
    } as const;
    expect(positionOf()).toEqual({ position: 'fixed', edges: edges['top-center'] });
    for (const position of TOAST_POSITIONS) {
      for (const positioning of TOAST_POSITIONINGS) {
        await read({ maxShown: 3, position, positioning });
        expect(positionOf()).toEqual({ position: positioning, edges: edges[position] });
      }
    }
  });

  it('stands at its usual place where the site names none that there is [TST-12]', async () => {
    const { region, read } = openRegion();
    const usual = region.className;
    await read({ maxShown: 3, position: 'bottom-left', positioning: 'absolute' });
    expect(region.className).not.toBe(usual);
    await read({ maxShown: 3, position: 'middle', positioning: 'sticky' });
    expect(region.className).toBe(usual);
    await read({});
    expect(region.className).toBe(usual);
  });
});

describe('what a notice shows', () => {
  it('its links follow the text that names no place for them, each as a way to its page [TST-07]', () => {
    const { region, raise } = openRegion();
    raise({ ...plain, messageLinks: [cart] });
    expect(within(region).getByRole('link', { name: 'Voir le panier' }).getAttribute('href')).toBe('/cart');
  });

  it('no link to the page that the shopper is on, and no empty message instead [TST-07]', () => {
    const { store, region, raise } = openRegion();
    raise({ ...plain, messageLinks: [cart] });
    act(() => void store.dispatch(locationChanged({ pathname: '/cart', search: '', hash: '' }, 'PUSH')));
    expect(within(region).queryByRole('link')).toBeNull();
    expect(within(region).queryByRole('paragraph')).toBeNull();
  });

  it('its links stand in its label and in its message where these name their places [TST-07]', () => {
    const fillIn = createFillIn('fr-FR');
    const texts: Readonly<Record<string, Parameters<typeof fillIn>[0]>> = {
      'cart.notice.missing': ['Ouvrez ', ['1'], ' ou ', ['0'], ' : ', ['count'], ' restent'],
      'cart.notice.missingWhich': ['Il y en a dans ', ['0'], '.'],
    };
    const { region, raise } = openRegion((id, values = {}) => {
      const own = texts[id];
      return own === undefined ? translate(id, values) : fillIn(own, values);
    });
    const yours = { url: 'https://comptoir.example/panier', label: { id: 'cart.notice.yourCart' } } as const;
    raise({
      variant: 'warning',
      label: { id: 'cart.notice.missing', values: { count: 1500 } },
      labelLinks: [cart, yours],
      message: { id: 'cart.notice.missingWhich' },
      messageLinks: [yours, cart],
    });
    expect(within(region).getByRole('strong').textContent).toBe(
      'Ouvrez votre panier ou Voir le panier : 1\u202f500\u00a0restent',
    );
    // This warning says that something failed: the last link leads to support.
    expect(within(region).getByRole('paragraph').textContent).toBe(
      'Il y en a dans votre panier. Voir le panier Envoyer à l’assistance',
    );
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      'https://comptoir.example/panier',
      '/cart',
      'https://comptoir.example/panier',
      '/cart',
      '/contact-support',
    ]);
    expect(within(region).getAllByRole('link')[0]?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('the words of a link that would not be safe, and no link [TST-07] [LNK-09]', () => {
    const { region, raise } = openRegion();
    const unsafe = [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      '//evil',
    ];
    raise({
      ...plain,
      labelLinks: unsafe.map((url) => ({ url, label: { id: 'cart.seeCart' } })),
      message: { id: 'cart.notice.checkCart' },
      messageLinks: [{ url: 'vbscript:x', label: { id: 'cart.notice.yourCart' } }],
    });
    expect(within(region).queryAllByRole('link')).toEqual([]);
    expect(region.querySelector('[href]')).toBeNull();
    expect(region.textContent).toContain(
      `Beurre doux${' Voir le panier'.repeat(unsafe.length)}Vérifiez votre panier, puis ajoutez`,
    );
  });

  it('an icon of its own for each variant [TST-09]', () => {
    const icons = TOAST_ICON_VARIANTS.map((variant) => {
      const { region, raise } = openRegion();
      raise({ ...plain, variant });
      const icon = region.querySelector('svg')?.innerHTML ?? '';
      cleanup();
      return icon;
    });
    expect(new Set(icons).size).toBe(5);
    expect(icons).not.toContain('');
  });

  it.each([
    ['success', 'Succès', 'Success', 'status'],
    ['info', 'Information', 'Info', 'status'],
    ['warning', 'Attention', 'Warning', 'alert'],
    ['error', 'Erreur', 'Error', 'alert'],
  ] as const)(
    'a %s announces its kind in the words of the catalogue, and how it is closed [TST-10]',
    (variant, french, english, role) => {
      const inEnglish: Translate = (id, values) =>
        id in enNotices ? String(Reflect.get(enNotices, id)) : translate(id, values);
      for (const [messages, kind, close] of [
        [translate, french, 'Fermer'],
        [inEnglish, english, 'Close'],
      ] as const) {
        const { region, raise } = openRegion(messages);
        raise({ ...plain, variant });
        const toast = within(region).getByRole(role);
        expect(toast.textContent.startsWith(`${kind} : `)).toBe(true);
        expect(within(toast).getByRole('button', { name: close })).toBeTruthy();
        cleanup();
      }
    },
  );
});
