// What a demo shop adds to the server: catalogue, accounts, addresses, promotions, contents and past orders, the
// pictures that it draws for its products and shelves, and a sandbox in place of the payment provider and the bank. It
// fills tables of the server's features, and owns the tables `payment_sandbox_…`.
// It publishes `demo`, which `entries/server` passes to the list of plugins; the server does not know it.
import type { ShopExtension } from '../server/ShopExtension';
import { demoAccounts } from './accounts';
import { demoContentSeed } from './content/seedContents';
import { demoAddressBook } from './demoAddresses';
import { demoPromotions } from './demoPromotions';
import { demoPast } from './orders/demoPast';
import { paymentFrame } from './payments/frame/paymentFrame';
import { paymentSandbox } from './payments/paymentSandbox';
import { demoPictures } from './pictures/demoPictures';
import { demoData } from './seedDemo';

export const demo: ShopExtension = {
  // The address book comes after the accounts that it belongs to. Past orders need all the others and come last.
  content: [demoData, demoAccounts, demoAddressBook, demoPromotions, demoContentSeed, demoPast],
  pictures: demoPictures,
  payments: paymentSandbox,
  pages: [paymentFrame],
};
