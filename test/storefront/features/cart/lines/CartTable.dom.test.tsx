import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { readLines, type CartLineFacts } from '../../../../../src/storefront/features/cart/cartLines';
import { CartTable } from '../../../../../src/storefront/features/cart/components/lines/CartTable';
import { plain } from '../../../../support/plain';
import { showInShop } from '../../../../support/storefront/scripted/showInShop';
import { cartItemsOf, cartLine, creamId, creamLineId } from '../../../../support/storefront/scripted/wireExamples';

const butter = cartLine();
const cream = cartLine({ cartItemId: creamLineId, productId: creamId, name: 'Crème crue' });

it('what has not changed in the next answer is the same line', () => {
  const [first, second] = readLines(cartItemsOf([butter, cream]));
  const again = readLines(cartItemsOf([butter, { ...cream, quantity: '4.0' }]));
  expect(again[0]).toBe(first);
  expect(again[1]).not.toBe(second);
  expect(again[1]?.quantity).toBe(4);
});

it('a cart’s lines are rendered again only where they have changed', async () => {
  const rendered: string[] = [];
  /** Notes each rendering of the line, which reads its packaging. */
  const noted = (line: CartLineFacts): CartLineFacts => ({
    ...line,
    get packaging() {
      rendered.push(line.name);
      return line.packaging;
    },
  });
  const [first, second] = readLines(cartItemsOf([butter, cream])) as [CartLineFacts, CartLineFacts];
  const lines = [noted(first), noted(second)] as const;
  let show: (next: readonly CartLineFacts[]) => void = () => undefined;
  function Cart() {
    const [shown, setShown] = useState<readonly CartLineFacts[]>(lines);
    show = setShown;
    return <CartTable lines={shown} />;
  }
  await showInShop(<Cart />, { answering: () => ({ status: 200, body: cartItemsOf([butter, cream]) }) });
  await screen.findByRole('row', { name: /Crème crue/ });
  expect(new Set(rendered)).toEqual(new Set(['Beurre doux AOP', 'Crème crue']));
  rendered.length = 0;
  act(() => show([lines[0], noted({ ...second, quantity: 7 })]));
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: /Crème crue/ }).value).toBe('7');
  expect(plain(screen.getByRole('row', { name: /Beurre doux AOP/ }))).toContain('69,00 €');
  expect(new Set(rendered)).toEqual(new Set(['Crème crue']));
});
