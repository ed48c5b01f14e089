// The upcasters from earlier shapes of a recording to today's, one frozen file per version step. A file is named after
// the shape that it converts, and the version that it starts from.
// Publishes allUpcasters.
import type { Upcaster } from '../../../../journal/schema/schema';
import { cart1 } from './cart1';
import { cartItems1 } from './cartItems1';
import { miniCart1 } from './miniCart1';
import { notices1 } from './notices1';
import { noticesRaised1 } from './noticesRaised1';

export const allUpcasters: readonly Upcaster[] = [miniCart1, cartItems1, cart1, notices1, noticesRaised1];
