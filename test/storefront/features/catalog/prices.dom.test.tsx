import type { ReactElement } from 'react';
import { ProductPrice } from '../../../../src/storefront/features/catalog/components/ProductPrice';
import { TierHint } from '../../../../src/storefront/features/catalog/components/listing/TierHint';
import { plain } from '../../../support/plain';
import { showInShop } from '../../../support/storefront/scripted/showInShop';

const price = { unitCents: 2400, tiers: [{ lowerBound: 5, upperBound: null, unitCents: 2232 }] };
const rule = { minimum: 1, maximum: 100, increment: 1 };

const shown = async (element: ReactElement) =>
  plain((await showInShop(element, { answering: () => ({ status: 200, body: {} }) })).view.container);
const hint = (available: number | undefined, maximum = rule.maximum) =>
  shown(<TierHint price={price} currency="EUR" rule={{ ...rule, maximum }} available={available} />);

it('the hint at a lower price stands only where so many can be ordered', async () => {
  expect(await hint(undefined)).toBe('dès 5 : 22,32 €');
  expect(await hint(5)).toBe('dès 5 : 22,32 €');
  expect(await hint(4)).toBe('');
  expect(await hint(undefined, 4)).toBe('');
});

it('a single piece has no price by the piece, because it is the price', async () => {
  const of = (value: number) =>
    shown(<ProductPrice unitCents={1850} currency="EUR" netQuantity={{ value, unit: 'piece' }} pieces={value} />);
  expect(await of(1)).toBe('18,50 € HT');
  expect(await of(10)).toBe('18,50 € HT 1,85 € la pièce');
});
