import { cartTotals, type TotalsLine } from '../../../commerce/pricing/cartTotals';
import { negotiatedPrice } from '../../../commerce/pricing/tierPrice';
import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { formatMoney, parseMoney, parseQuantity, type Cents } from '../../../contract/money';
import { OTHER_CLIENT_PATHS } from '../../../contract/otherClientPaths';
import type { CalculatedTaxes, CalculateTaxesBody } from '../../../contract/prices/calculateTaxes';
import {
  calculatedTaxesSchema,
  calculateTaxesBody,
  calculateTaxesQuery,
} from '../../../contract/prices/calculateTaxes.schema';
import { formatRate } from '../../../contract/prices/tax';
import type { AppPlugin } from '../../app';
import { invalidInput } from '../../problems';
import { callerOf } from '../../visitors/caller';
import { catalogOf, noPriceText, taxRateAt } from '../catalog';
import { currencyOfCall, guardBrowsing, guardWebstore, idIn } from '../context';
import { TAXED_COUNTRY } from './taxRoutes';

type Group = CalculateTaxesBody['cartItems'][number];

/** A line to be taxed, or why it cannot be. */
interface Judged {
  readonly lineId: string;
  readonly productId: string;
  readonly taxed: TotalsLine | null;
  readonly why: string | null;
}

const countryOf = ({ deliveryAddress: { country, countryCode, countryIsoCode } }: Group): string | null =>
  (countryCode ?? countryIsoCode ?? country)?.toUpperCase() ?? null;

/**
 * The price that the caller states for a line; null: none. Throws INVALID_API_INPUT on anything but an amount from 0.
 */
function saidCents(unitPrice: string | number | undefined): Cents | null {
  if (unitPrice === undefined) return null;
  const cents = parseMoney(String(unitPrice));
  if (cents === null || cents < 0) throw invalidInput('unitPrice is not an amount.');
  return cents;
}

function answerOf(lines: readonly Judged[], currencyIsoCode: string): CalculatedTaxes {
  const taxable = lines.flatMap(({ taxed }) => taxed ?? []);
  const totals = cartTotals(taxable);
  const vatOf = new Map(taxable.map((line, index) => [line, totals.lines[index]?.vatCents ?? 0]));
  const errorMessage = lines.find(({ why }) => why !== null)?.why ?? null;
  return {
    taxLocaleType: 'Net',
    currencyIsoCode,
    totalTaxAmount: formatMoney(totals.vatCents),
    lineItemTaxes: Object.fromEntries(
      lines.map(({ lineId, productId, taxed, why }) => [
        lineId,
        {
          lineId,
          productId,
          taxAmount: taxed === null ? null : formatMoney(vatOf.get(taxed) ?? 0),
          adjustmentTaxAmount: formatMoney(0),
          taxRate: taxed === null ? null : formatRate(taxed.vatBasisPoints),
          message: why,
        },
      ]),
    ),
    success: errorMessage === null,
    errorMessage,
  };
}

/**
 * Calculates VAT for lines by destination, before there is a cart. Unit prices, stated or from the catalogue, are
 * without VAT. Changes nothing.
 */
export const calculateTaxesRoute: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);

  app.post(
    OTHER_CLIENT_PATHS.calculateTaxes,
    {
      schema: {
        params: webstoreParams,
        querystring: calculateTaxesQuery,
        body: calculateTaxesBody,
        response: { 200: calculatedTaxesSchema },
      },
    },
    (request) => {
      const asked = request.body.currencyIsoCode ?? request.query.currencyIsoCode;
      const currency = currencyOfCall(request, asked);
      const catalog = catalogOf(app);
      const caller = callerOf(request);
      const now = app.clock.now();
      const judge = (country: string | null, line: Group['lineItems'][number]): Judged => {
        const productId = idIn('product', line.productId, 'productId');
        const said = saidCents(line.unitPrice);
        const parsed = parseQuantity(line.quantity);
        if (!parsed.ok) throw invalidInput('quantity is not a whole number from 1.');
        const judged = { lineId: line.lineId, productId, taxed: null };
        if (country !== TAXED_COUNTRY)
          return { ...judged, why: `No tax rates are known for ${country ?? 'no country'}.` };
        const product = catalog.product(productId, caller);
        if (product === null) return { ...judged, why: 'There is no such product.' };
        const rate = taxRateAt(product, now);
        if (rate === null) return { ...judged, why: 'No tax rate is in force for this product today.' };
        const price = catalog.priceFor(productId, caller, currency);
        const unitCents = said ?? (price === null ? null : negotiatedPrice(price, parsed.quantity));
        if (unitCents === null) return { ...judged, why: noPriceText(currency) };
        const taxed = { unitCents, quantity: parsed.quantity, vatBasisPoints: rate.basisPoints };
        return { ...judged, taxed, why: null };
      };
      const lines = request.body.cartItems.flatMap((group) =>
        group.lineItems.map((line) => judge(countryOf(group), line)),
      );
      if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) {
        throw invalidInput('Each lineId may stand once.');
      }
      return answerOf(lines, currency);
    },
  );
  done();
};
