import type { CartItemSortOrder } from '../../../../contract/cart/cartItem';
import type { ShopLocale } from '../../../../contract/languages';
import { invalidInput } from '../../../problems';
import { nameOrder } from '../../../texts/nameOrder';
import type { PricedLine } from '../decisions/pricedCart';

const nameOf = ({ product }: PricedLine): string => product?.name ?? '';

type Compare = (one: PricedLine, other: PricedLine) => number;

const byPosition: Compare = (one, other) => one.line.position - other.line.position;
const byPrice: Compare = (one, other) =>
  (one.price?.salePrice.unitCents ?? 0) - (other.price?.salePrice.unitCents ?? 0);
const downwards =
  (compare: Compare): Compare =>
  (one, other) =>
    compare(other, one);

/** Lines without the sort value come last in both directions. */
const lackingLast =
  (lacks: (line: PricedLine) => boolean, compare: Compare): Compare =>
  (one, other) =>
    Number(lacks(one)) - Number(lacks(other)) || (lacks(one) ? 0 : compare(one, other));

const named = (compare: Compare) => lackingLast((line) => line.product === null, compare);
const priced = (compare: Compare) => lackingLast((line) => line.price === null, compare);

function ordersIn(locale: ShopLocale): Readonly<Record<CartItemSortOrder, Compare>> {
  const compareNames = nameOrder(locale);
  const byName: Compare = (one, other) => compareNames(nameOf(one), nameOf(other));
  return {
    CreatedDateAsc: byPosition,
    CreatedDateDesc: downwards(byPosition),
    NameAsc: named(byName),
    NameDesc: named(downwards(byName)),
    SalesPriceAsc: priced(byPrice),
    SalesPriceDesc: priced(downwards(byPrice)),
  };
}

/** Sorted lines; equal ones in the order of adding. Names in the order of the language, prices by `salesPrice`. */
export function sortLines(lines: readonly PricedLine[], order: CartItemSortOrder, locale: ShopLocale): PricedLine[] {
  const compare = ordersIn(locale)[order];
  return [...lines].sort((one, other) => compare(one, other) || byPosition(one, other));
}

export interface Page<T> {
  readonly number: number;
  readonly total: number;
  readonly pages: number;
  readonly items: readonly T[];
}

/** One page of a list, counted from 1; empty after the last one. */
export const pageOf = <T>(items: readonly T[], number: number, size: number): Page<T> => ({
  number,
  total: items.length,
  pages: Math.ceil(items.length / size),
  items: items.slice((number - 1) * size, number * size),
});

const TOKEN = /^p([1-9]\d{0,5})$/;
const tokenOf = (number: number): string => `p${number}`;

/**
 * The requested page: by number or by the token of an earlier reply, not by both; the first by default. Throws
 * INVALID_API_INPUT on both, and on a token of another form.
 */
export function pageAsked(query: { readonly pageNumber?: number; readonly page?: string }): number {
  if (query.page === undefined) return query.pageNumber ?? 1;
  const number = TOKEN.exec(query.page)?.[1];
  if (number === undefined) throw invalidInput('page is not a page token.');
  if (query.pageNumber !== undefined) throw invalidInput('Only one of page and pageNumber may be given.');
  return Number(number);
}

/** Tokens and addresses of this page and its neighbours; null where there is none. `url` is the call's own. */
export function pageLinks({ number, pages }: Page<unknown>, url: string) {
  const [path = '', search = ''] = url.split('?', 2);
  const linkTo = (target: number): string => {
    const parameters = new URLSearchParams(search);
    parameters.delete('pageNumber');
    parameters.set('page', tokenOf(target));
    return `${path}?${parameters.toString()}`;
  };
  const has = (target: number): boolean => target >= 1 && target <= pages;
  return {
    currentPageToken: tokenOf(number),
    currentPageUrl: linkTo(number),
    nextPageToken: has(number + 1) ? tokenOf(number + 1) : null,
    nextPageUrl: has(number + 1) ? linkTo(number + 1) : null,
    previousPageToken: has(number - 1) ? tokenOf(number - 1) : null,
    previousPageUrl: has(number - 1) ? linkTo(number - 1) : null,
  };
}
