// What a demo shop brings to the server: a catalogue, accounts, addresses, promotions, contents and past orders, and a sandbox that
// stands for the payment provider and the bank. It fills tables of the server's features, and owns the tables `payment_sandbox_…`.
// It publishes `demo`, which `entries/server` hands to the list of plugins; the server knows nothing of it.
import type { ShopExtension } from '../server/ShopExtension';
import { demoAccounts } from './accounts';
import { demoContentSeed } from './content/seedContents';
import { demoAddressBook } from './demoAddresses';
import { demoPromotions } from './demoPromotions';
import { demoPast } from './orders/demoPast';
import { paymentFrame } from './payments/frame/paymentFrame';
import { paymentSandbox } from './payments/paymentSandbox';
import { demoData } from './seedDemo';

export const demo: ShopExtension = {
  // The address book is that of the accounts, so it comes after them. Orders come when all of it is there.
  content: [demoData, demoAccounts, demoAddressBook, demoPromotions, demoContentSeed, demoPast],
  payments: paymentSandbox,
  pages: [paymentFrame],
};
