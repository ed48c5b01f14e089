import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart, cartEvents } from '../../../../src/storefront/features/cart';
import { locationChanged } from '../../../../src/storefront/kernel/location';
import { sessionEnded } from '../../../../src/storefront/kernel/session';
import { plain } from '../../../support/plain';
import { showInShop } from '../../../support/storefront/scripted/showInShop';
import { butterId, cartLine } from '../../../support/storefront/scripted/wireExamples';

const rule = { minimum: 12, maximum: 60, increment: 6 };
const where = 'list';
const place = `${where} ${butterId}`;
const field = () => screen.getByRole<HTMLInputElement>('spinbutton');
function alertText() {
  const alert = screen.queryByRole('alert');
  return alert && plain(alert);
}

async function showStepper() {
  const shop = await showInShop(<AddToCart productId={butterId} where={where} name="Beurre doux" rule={rule} />, {
    answering: () => ({ status: 201, body: cartLine() }),
  });
  return {
    ...shop,
    refused: () => shop.store.getState().cart.refused,
    typeAndLeave: async (text: string) => {
      await userEvent.clear(field());
      await userEvent.type(field(), text);
      await userEvent.click(document.body);
    },
    happen: (action: Parameters<typeof shop.store.dispatch>[0]) => act(() => void shop.store.dispatch(action)),
  };
}

describe('a quantity that can’t be ordered', () => {
  it('is state once its field is left, and none while it is being typed', async () => {
    const { refused, cartEvents: happened } = await showStepper();
    await userEvent.clear(field());
    await userEvent.type(field(), '20');
    expect(refused()).toEqual({});
    await userEvent.click(document.body);
    expect(refused()).toEqual({ [place]: { text: '20', fault: 'notAMultiple' } });
    await userEvent.click(field());
    await userEvent.click(document.body);
    expect(happened()).toEqual(['quantityRefused']);
  });

  it('is shown by its state, message and all, in its own stepper and no other of the product', async () => {
    const { happen } = await showStepper();
    happen(cartEvents.quantityRefused({ place: `page ${butterId}`, text: '20', fault: 'notAMultiple' }));
    expect([field().value, alertText()]).toEqual(['12', null]);
    happen(cartEvents.quantityRefused({ place, text: '20', fault: 'notAMultiple' }));
    expect([field().value, alertText()]).toEqual(['20', 'Ce produit se commande par 6. Choisissez 18 ou 24.']);
    expect(screen.getByRole('button', { name: /^Ajouter/ }).getAttribute('aria-disabled')).toBe('true');
    happen(cartEvents.quantityCorrected({ place }));
    expect([field().value, alertText()]).toEqual(['12', null]);
  });

  it('is dots in a replay, where no token has its value, with the same message [REP-01]', async () => {
    const { happen } = await showStepper();
    happen(cartEvents.quantityRefused({ place, text: '‹p9›', fault: 'aboveMaximum' }));
    expect([field().value, alertText()]).toEqual([
      '•••',
      'Vous pouvez commander au plus 60 de ce produit. Diminuez la quantité.',
    ]);
  });

  it('is over as soon as what is typed can be ordered', async () => {
    const { refused, typeAndLeave } = await showStepper();
    await typeAndLeave('1');
    expect(alertText()).toBe('Ce produit se commande à partir de 12. Choisissez au moins 12.');
    await userEvent.type(field(), '18');
    expect([refused(), alertText(), field().value]).toEqual([{}, null, '18']);
  });

  it.each([
    ['the page is left', locationChanged({ pathname: '/cart', search: '', hash: '' }, 'PUSH')],
    ['the session ends', sessionEnded({ userId: 'baker' })],
  ])('is forgotten when %s', async (_what, event) => {
    const { refused, typeAndLeave, happen } = await showStepper();
    await typeAndLeave('abc');
    expect(Object.keys(refused())).toEqual([place]);
    happen(event);
    expect([refused(), field().value, alertText()]).toEqual([{}, '12', null]);
  });

  it('is forgotten with its line, when that is changed or removed', async () => {
    const { refused, happen } = await showStepper();
    const line = { cartItemId: 'line', productId: butterId, quantity: 12 };
    for (const ask of [cartEvents.quantityChangeRequested, cartEvents.itemRemoveRequested]) {
      happen(cartEvents.quantityRefused({ place: 'line', text: '5', fault: 'belowMinimum' }));
      expect(Object.keys(refused())).toEqual(['line']);
      happen(ask(line));
      expect(refused()).toEqual({});
    }
  });

  it('is forgotten in every list when its product is added, and stays with other products and lines', async () => {
    const { refused, happen, cartEvents: happened } = await showStepper();
    const others = ['list another', 'line'];
    for (const at of [place, `page ${butterId}`, ...others]) {
      happen(cartEvents.quantityRefused({ place: at, text: '5', fault: 'belowMinimum' }));
    }
    happen(cartEvents.itemAddRequested({ productId: butterId, quantity: 12 }));
    await waitFor(() => expect(happened()).toContain('itemAdded'));
    expect([Object.keys(refused()), field().value, alertText()]).toEqual([others, '12', null]);
  });

  it.each(['0', '-2', '', '1,5', '.5', '99999', '123456', '+7'])(
    'stands in the state as %p, as it was typed',
    async (text) => {
      const { refused, typeAndLeave } = await showStepper();
      await typeAndLeave(text === '' ? ' {Backspace}' : text);
      expect(refused()[place]?.text).toBe(text);
    },
  );

  it.each([
    ['4970107111111119', 'Vous pouvez commander au plus 60 de ce produit. Diminuez la quantité.'],
    ['1234567', 'Vous pouvez commander au plus 60 de ce produit. Diminuez la quantité.'],
    ['4970 1071 1111 1119', 'Vous pouvez commander au plus 60 de ce produit. Diminuez la quantité.'],
    ['0,00000001', 'Ce produit se commande à partir de 12. Choisissez au moins 12.'],
    ['13,0000001', 'Ce produit se commande par 6. Choisissez 12 ou 18.'],
    ['marie@exemple.fr', 'Saisissez un nombre entier, par exemple 12.'],
    ['1.2.90', 'Saisissez un nombre entier, par exemple 12.'],
    ['12e3', 'Saisissez un nombre entier, par exemple 12.'],
  ])(
    'stands in the state as a token where %p could be anything, and is shown as typed [REP-07]',
    async (text, message) => {
      const { store, actions, refused, typeAndLeave } = await showStepper();
      await typeAndLeave(text);
      expect(refused()[place]?.text).toMatch(/^‹p\d+›$/);
      expect(JSON.stringify([store.getState(), actions])).not.toContain(text);
      expect([field().value, alertText()]).toEqual([text, message]);
    },
  );
});
