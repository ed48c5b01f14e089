import { CHECKOUT_ERROR_TYPES } from '../../../../contract/checkout/checkout';
import type { CheckoutError } from '../../../../contract/errors';
import { commerceError } from '../../../commerceError';
import { describeRefusal } from '../../cart';
import type { CartGroup, PricedCart, PricedDelivery } from '../../cart';
import type { GuestHoldRefusal, Shortage } from '../../inventory';
import type { CheckoutState } from './checkoutState';

const { cart, conflict, inventory, payment, precondition, shipping, validation } = CHECKOUT_ERROR_TYPES;

/** The code of a line or an order for which the stock is not sufficient. */
const INSUFFICIENT_INVENTORY = 'INSUFFICIENT_INVENTORY';

export const notServed = (): CheckoutError =>
  commerceError(
    shipping,
    'Adresse non desservie',
    'Nous livrons en France métropolitaine, Corse comprise. Cette adresse n’est pas desservie.',
    ['deliveryAddress'],
  );

/** A field of the default group by its name, one of another group below that group's id. */
const parameterOf = ({ id, isDefault }: CartGroup, field: string): string =>
  isDefault ? field : `deliveryGroups.${id}.${field}`;

/** A sentence about one delivery: the default one is not named, because most orders have no other. */
const about = ({ name, isDefault }: CartGroup, text: string): string =>
  isDefault ? text : `Livraison « ${name} » : ${text}`;

const DAY_GONE = 'Cette date de livraison n’est plus proposée. Choisissez-en une autre.';
const NO_DAY = 'Date de livraison indisponible';

export const dayNotOffered = (): CheckoutError => commerceError(validation, NO_DAY, DAY_GONE, ['desiredDeliveryDate']);

/** Errors of a delivery's chosen day: it has passed (CHK-14). */
export const deliveryErrors = (
  { group, lines }: PricedDelivery,
  deliveryDays: readonly string[],
): readonly CheckoutError[] => {
  const { desiredDeliveryDate: day } = group.preferences;
  if (lines.length === 0 || day === null || deliveryDays.includes(day)) return [];
  return [commerceError(validation, NO_DAY, about(group, DAY_GONE), [parameterOf(group, 'desiredDeliveryDate')])];
};

const outOfStock = (name: string, available: number): CheckoutError =>
  commerceError(
    inventory,
    'Stock insuffisant',
    available <= 0 ? `« ${name} » est en rupture de stock.` : `Il ne reste que ${available} de « ${name} » en stock.`,
    [],
  );

export const cartChanged = (): CheckoutError =>
  commerceError(
    conflict,
    'Votre commande a changé',
    'Votre panier ou ses prix ont changé depuis la vérification. Relisez le total, puis confirmez de nouveau.',
  );

/** A promotion that was relied on has been used up by others, or is over. `name`: its code, or its name. */
export const promotionGone = (name: string): CheckoutError =>
  commerceError(
    conflict,
    'Une offre n’est plus disponible',
    `L’offre ${name} n’est plus disponible. Relisez le total, puis confirmez de nouveau.`,
  );

export const paymentRunning = (): CheckoutError =>
  commerceError(conflict, 'Paiement en cours', 'Un paiement est en cours. Attendez sa réponse, puis réessayez.');

const missing = (title: string, detail: string, parameters: readonly string[]): CheckoutError =>
  commerceError(precondition, title, detail, parameters);

export const notPrepared = (): CheckoutError =>
  missing('Commande à vérifier', 'La commande doit être vérifiée avant d’être envoyée.', []);
export const notPaid = (): CheckoutError =>
  missing('Paiement manquant', 'Choisissez un moyen de paiement avant de commander.', ['payment']);

/** The groups that are not empty and still lack address or method. */
export const unaddressed = (deliveries: readonly PricedDelivery[]): readonly CartGroup[] =>
  deliveries
    .filter(({ lines }) => lines.length > 0)
    .map(({ group }) => group)
    .filter(({ preferences }) => preferences.deliveryAddress === null || preferences.deliveryMethodId === null);

/** What is still missing before an order can be placed (412 while any of it is). */
export const missingParts = (
  { contactInfo }: CheckoutState,
  deliveries: readonly PricedDelivery[],
): readonly CheckoutError[] => {
  const errors: CheckoutError[] = [];
  const isReachable = contactInfo !== null && contactInfo.lastName !== null && contactInfo.email !== null;
  if (!isReachable) {
    errors.push(missing('Coordonnées manquantes', 'Indiquez votre nom et votre adresse e-mail.', ['contactInfo']));
  }
  for (const group of unaddressed(deliveries)) {
    const detail = about(group, 'Indiquez une adresse de livraison.');
    errors.push(missing('Adresse manquante', detail, [parameterOf(group, 'deliveryAddress')]));
  }
  return errors;
};

/**
 * Why a cart cannot be ordered as it is: the reason of each invalid line, with a type of its own for insufficient stock
 * (CHK-24), and chosen days of delivery that have passed (CHK-14).
 */
export const readyErrors = (
  { priced, deliveries }: { readonly priced: PricedCart; readonly deliveries: readonly PricedDelivery[] },
  deliveryDays: readonly string[],
): readonly CheckoutError[] => {
  const errors = priced.lines.flatMap(({ line, product, refusal }) => {
    if (refusal === null) return [];
    const { errorCode, message } = describeRefusal(refusal);
    const name = product?.name ?? '';
    const detail = name === '' ? message : `${name} : ${message}`;
    return errorCode === INSUFFICIENT_INVENTORY
      ? [commerceError(inventory, 'Stock insuffisant', detail, [line.id])]
      : [commerceError(cart, 'Article à corriger', detail, [line.id])];
  });
  return [...errors, ...deliveries.flatMap((delivery) => deliveryErrors(delivery, deliveryDays))];
};

/** Shortages as errors for shoppers, with the names of the products. */
export const shortageErrors = (shortages: readonly Shortage[], { lines }: PricedCart): readonly CheckoutError[] =>
  shortages.map(({ productId, available }) =>
    outOfStock(lines.find(({ line }) => line.productId === productId)?.product?.name ?? '', available),
  );

/** A guest reserves, or would reserve, more than visitors without an account may. */
export const beyondGuestLimit = (limit: GuestHoldRefusal, { lines }: PricedCart): CheckoutError => {
  const name =
    limit.kind === 'product' ? lines.find(({ line }) => line.productId === limit.productId)?.product?.name : undefined;
  const what = name === undefined ? `${limit.most} unités au plus` : `${limit.most} au plus de « ${name} »`;
  return commerceError(
    inventory,
    'Quantité limitée sans compte',
    `Sans compte, ${what} peuvent être commandées pour le moment. Connectez-vous pour en commander davantage.`,
  );
};

export const paymentRefused = (detail: string): CheckoutError => commerceError(payment, 'Paiement refusé', detail);
export const paymentInvalid = (detail: string, parameter: string): CheckoutError =>
  commerceError(payment, 'Paiement impossible', detail, [parameter]);
export const paymentCancelled = (): CheckoutError =>
  commerceError(
    CHECKOUT_ERROR_TYPES.paymentCancelled,
    'Paiement annulé',
    'Vous avez annulé le paiement auprès de votre banque. Rien n’est débité.',
  );
