import { screen, within } from '@testing-library/react';
import { emptySite } from '../../../src/commerce/site/checkSite';
import { recordId } from '../../../src/contract/ids';
import type { ShopSettings } from '../../../src/contract/site/shopSettings';
import { descriptionOf, isInvalid, openEditor, valueOf } from '../../support/builder/openEditor';

function open(change: Partial<ShopSettings> = {}) {
  const site = emptySite();
  return openEditor('shop', { ...site, shop: { ...site.shop, ...change } });
}
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));
const focused = () => document.activeElement;

describe('what delivery costs', () => {
  it('is asked for in each currency but the euro, with two decimals, and kept in cents [CRT-19]', async () => {
    const { user, edited, problems } = open({ supportedCurrencies: ['EUR', 'CHF'] });
    expect(screen.queryByRole('group', { name: 'Livraison en EUR' })).toBeNull();
    await user.click(button('Fixer les frais en CHF'));
    expect(focused()).toBe(field('Livraison, hors taxes'));
    await user.clear(field('Livraison, hors taxes'));
    await user.type(field('Livraison, hors taxes'), '8,5');
    expect(isInvalid(field('Livraison, hors taxes'))).toBe(true);
    expect(descriptionOf(field('Livraison, hors taxes'))).toMatch(/deux décimales/);
    await user.tab();
    // Leaving the field has completed the amount, which is valid now.
    expect([valueOf(field('Livraison, hors taxes')), isInvalid(field('Livraison, hors taxes'))]).toEqual([
      '8,50',
      false,
    ]);
    await user.type(field(/^Offerte à partir de/), '45');
    await user.tab();
    await user.clear(field(/^Supplément du matin/));
    await user.type(field(/^Supplément du matin/), 'cinq');
    await user.tab();
    expect(problems()).toEqual({ 'shop.deliveryTariffs.0.morningSupplementCents': 'WRONG_TYPE' });
    expect(valueOf(field(/^Supplément du matin/))).toBe('cinq');
    await user.clear(field(/^Supplément du matin/));
    await user.type(field(/^Supplément du matin/), '5.50');
    expect([edited().shop.deliveryTariffs, problems()]).toEqual([
      [{ currency: 'CHF', cents: 850, vatBasisPoints: 2000, freeFromCents: 4500, morningSupplementCents: 550 }],
      {},
    ]);
    await user.clear(field(/^Offerte à partir de/));
    expect(edited().shop.deliveryTariffs[0]?.freeFromCents).toBeNull();
  });

  it('is taken away, and stays in sight in a currency that is given up', async () => {
    const tariff = { currency: 'CHF', cents: 850, vatBasisPoints: 770, freeFromCents: null, morningSupplementCents: 0 };
    const { user, edited } = open({ deliveryTariffs: [tariff] });
    expect(valueOf(field(/^TVA de la livraison/))).toBe('7,70');
    await user.click(button('Retirer les frais en CHF'));
    expect([edited().shop.deliveryTariffs, screen.queryByRole('group', { name: 'Livraison en CHF' })]).toEqual([
      [],
      null,
    ]);
  });
});

describe('markets', () => {
  it('are added with an id of their own, and described by name, currencies and countries [CTX-16]', async () => {
    const { user, edited, problems } = open({ supportedCurrencies: ['EUR', 'CHF'], shippingCountries: ['FR', 'CH'] });
    for (const name of ['France', 'Suisse']) {
      await user.click(button('Ajouter un marché'));
      expect(problems()).toEqual({ [`shop.markets.${String(edited().shop.markets.length - 1)}.name`]: 'BLANK' });
      await user.keyboard(name);
    }
    const suisse = group('Marché Suisse');
    await user.selectOptions(suisse.getByRole('combobox', { name: 'Monnaie en français' }), 'CHF');
    await user.selectOptions(suisse.getByRole('combobox', { name: 'Monnaie en anglais' }), 'EUR');
    await user.click(suisse.getByRole('button', { name: 'Ajouter un pays' }));
    await user.keyboard('DE');
    expect(problems()).toEqual({ 'shop.markets.1.countries.0': 'NOT_LISTED' });
    await user.keyboard('{Backspace}{Backspace}CH');
    expect([edited().shop.markets, problems()]).toEqual([
      [
        {
          marketId: expect.stringMatching(/^[A-Za-z0-9]{1,18}$/) as string,
          name: 'France',
          countries: [],
          localeCurrencyMap: { fr_FR: 'EUR', en_US: null },
        },
        {
          marketId: expect.stringMatching(/^[A-Za-z0-9]{1,18}$/) as string,
          name: 'Suisse',
          countries: ['CH'],
          localeCurrencyMap: { fr_FR: 'CHF', en_US: 'EUR' },
        },
      ],
      {},
    ]);
  });

  it('that are added have no id of one that was removed [CTX-16]', async () => {
    const { user, edited } = open();
    const added = async () => {
      await user.click(button('Ajouter un marché'));
      return edited().shop.markets.at(-1)?.marketId;
    };
    const removed = await added();
    await user.click(button('Retirer ce marché'));
    expect(edited().shop.markets).toEqual([]);
    expect([removed, removed === (await added())]).toEqual([expect.any(String), false]);
  });

  it('are put in order: the first is that of everybody else; the focus stays with the market [CTX-16]', async () => {
    const markets = ['France', 'Suisse', 'Belgique'].map((name, at) => ({
      ...{ marketId: recordId('market', at + 1), name, countries: [] },
      localeCurrencyMap: { fr_FR: 'EUR', en_US: null },
    }));
    const { user, edited } = open({ markets });
    const names = () => edited().shop.markets.map(({ name }) => name);
    expect(screen.queryByRole('button', { name: 'Monter le marché France' })).toBeNull();
    await user.click(button('Monter le marché Belgique'));
    expect([names(), focused()]).toEqual([['France', 'Belgique', 'Suisse'], button('Monter le marché Belgique')]);
    await user.keyboard('{Enter}');
    expect([names(), focused()]).toEqual([
      ['Belgique', 'France', 'Suisse'],
      group('Marché Belgique').getByRole('textbox', { name: /^Nom/ }),
    ]);
    expect(edited().shop.markets.map(({ marketId }) => marketId)).toEqual(
      [3, 1, 2].map((number) => recordId('market', number)),
    );
  });

  it('offer no currency whose line in the list is still empty: only one option stands for none [CTX-16]', async () => {
    const markets = [
      { marketId: recordId('market', 1), name: 'France', countries: [], localeCurrencyMap: { fr_FR: 'EUR' } },
    ];
    const { user, edited } = open({ markets });
    await user.click(button('Ajouter une monnaie'));
    expect(edited().shop.supportedCurrencies).toEqual(['EUR', '']);
    const values = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value);
    expect(values('Monnaie en français')).toEqual(['', 'EUR']);
    expect(values('Monnaie par défaut')).toEqual(['EUR']);
  });

  it('say what is wrong where a market has no currency, and are removed', async () => {
    const markets = [
      { marketId: recordId('market', 1), name: 'France', countries: [], localeCurrencyMap: { fr_FR: 'EUR' } },
    ];
    const { user, edited, problems } = open({ markets });
    const french = screen.getByRole('combobox', { name: 'Monnaie en français' });
    await user.selectOptions(french, 'Pas dans cette langue');
    expect(problems()).toEqual({ 'shop.markets.0.localeCurrencyMap.fr_FR': 'NO_LOCALE' });
    expect(descriptionOf(french)).toMatch(/au moins/);
    await user.click(button('Retirer le marché France'));
    expect([edited().shop.markets, focused()]).toEqual([[], button('Ajouter un marché')]);
  });
});
