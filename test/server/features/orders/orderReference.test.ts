import { looksPersonal } from '../../../../src/commerce/privacy/looksPersonal';
import { openHref } from '../../../../src/commerce/privacy/openAddress';
import { isOrderReference } from '../../../../src/contract/orders/orderReference';
import { orderAddress } from '../../../../src/contract/pages/pageReference';
import { orderReference } from '../../../../src/server/features/orders';

describe('an order’s reference', () => {
  it('has four groups of five, is the same for the same token, and another for another', () => {
    expect(orderReference('one')).toMatch(/^(?:[A-HJ-NP-Z2-9]{5}-){3}[A-HJ-NP-Z2-9]{5}$/);
    expect(orderReference('one')).toBe(orderReference('one'));
    expect(orderReference('one')).not.toBe(orderReference('two'));
  });

  it('never looks like an IBAN, so that its page keeps its address and a search for it is none for an account', () => {
    const references = Array.from({ length: 5000 }, (_, nth) => orderReference(`token ${nth}`));
    expect(references.filter(looksPersonal)).toEqual([]);
    expect(references.filter((reference) => !isOrderReference(reference))).toEqual([]);
    expect(references.map(orderAddress).filter((address) => openHref(address) !== address)).toEqual([]);
    expect(new Set(references).size).toBe(references.length);
  });
});
