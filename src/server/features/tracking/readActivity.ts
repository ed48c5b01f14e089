import { looksPersonal } from '../../../commerce/privacy/looksPersonal';
import { parseQuantity } from '../../../contract/money';
import { lackOf, type ActivityBody, type ActivityProduct } from '../../../contract/tracking/activity';
import type { ActivityType } from '../../../contract/tracking/activityTypes';
import { invalidInput } from '../../problems';
import { idIn } from '../context';

/** An activity as it is stored. Its sender is identified only by `cookieId`. */
export interface ReadActivity {
  readonly type: ActivityType;
  readonly cookieId: string;
  readonly correlationId: string | null;
  readonly searchText: string | null;
  /** How many products a new search has found; null: it is not a new search. */
  readonly resultCount: number | null;
  /** Which of the results was chosen, from 1. */
  readonly position: number | null;
  readonly categoryId: string | null;
  /** The one product of an activity; null: it is about none, or about a list. */
  readonly productId: string | null;
  readonly products: readonly ActivityProduct[];
  readonly quantity: number | null;
  readonly recommenderName: string | null;
  readonly recoUuid: string | null;
}

const productIn = (product: ActivityProduct, field: string): ActivityProduct => ({
  ...product,
  id: idIn('product', product.id, field),
});

function quantityIn(wire: string): number {
  const parsed = parseQuantity(wire);
  if (!parsed.ok) throw invalidInput('quantity must be a whole number from 1 to 999999.');
  return parsed.quantity;
}

/**
 * A validated activity, ids with 18 characters and UUIDs in canonical form. Throws 400 if it lacks what its type needs,
 * or has an invalid id or quantity, or a text that looks personal.
 */
export function readActivity(type: ActivityType, body: ActivityBody): ReadActivity {
  const lack = lackOf(type, body);
  if (lack !== null) throw invalidInput(`An activity ${type} needs ${lack}.`);
  const { searchText, category, product, products = [], quantity, recommenderName, recoUUID } = body;
  for (const [field, text] of Object.entries({ searchText, recommenderName })) {
    if (text !== undefined && looksPersonal(text)) throw invalidInput(`${field} must not be personal data.`);
  }
  const one = product === undefined ? null : productIn(product, 'product.id');
  return {
    type,
    cookieId: body.cookieId.toLowerCase(),
    correlationId: body.correlationId?.toLowerCase() ?? null,
    searchText: searchText ?? null,
    resultCount: body.resultCount ?? null,
    position: body.position ?? null,
    categoryId: category === undefined ? null : idIn('category', category.id, 'category.id'),
    productId: one?.id ?? null,
    products: [...(one === null ? [] : [one]), ...products.map((each) => productIn(each, 'products.id'))],
    quantity: quantity === undefined ? null : quantityIn(quantity),
    recommenderName: recommenderName ?? null,
    recoUuid: recoUUID ?? null,
  };
}
