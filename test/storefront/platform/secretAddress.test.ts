import { holdAddressSecret, maskAddress } from '../../../src/storefront/platform/secretAddress';
import { createVault } from '../../../src/storefront/platform/vault';

const masked = '/reset-password?token=%E2%80%B9s0%E2%80%BA';

describe('an address with a secret', () => {
  it.each([
    ['/reset-password?token=geheim', masked],
    ['/reset-password?%74oken=geheim', masked],
    ['/reset-password?token=geheim&token=zweites', masked],
    ['/RESET-password/?a=1&token=geheim#x', '/RESET-password/?a=1&token=%E2%80%B9s0%E2%80%BA#x'],
  ])('shows the name the vault has for it: %s', (address, shown) => {
    expect(maskAddress(address)).toEqual({ address: shown, secret: 'geheim' });
  });

  it('that has been masked before holds no secret any more', () => {
    expect(maskAddress(masked)).toEqual({ address: masked, secret: null });
  });

  it.each(['/', '/search?term=token', '/reset-password', '/reset-password?token=', '/cart?page=2#token=x'])(
    'is left alone where it has none: %s',
    (address) => expect(maskAddress(address)).toEqual({ address, secret: null }),
  );
});

it('the secret of the address a page begins at is held under the name that the server’s state has for it', () => {
  const mailed = '/reset-password?token=geheim';
  const vault = createVault([['‹p1›', 'Marie']]);
  holdAddressSecret(vault, mailed);
  expect(vault.holdSecret('another')).not.toBe('‹s0›');
  const shown = new URLSearchParams(maskAddress(mailed).address.split('?')[1]).get('token') ?? '';
  expect(vault.takeSecret(shown)).toBe('geheim');
  expect(vault.entries()).toEqual([['‹p1›', 'Marie']]);
});
