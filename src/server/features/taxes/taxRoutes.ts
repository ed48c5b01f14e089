import { productParams } from '../../../contract/catalog/product.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { formatRate, type ProductTaxes } from '../../../contract/prices/tax';
import { taxQuery, taxSchema } from '../../../contract/prices/tax.schema';
import type { AppPlugin } from '../../app';
import { callerOf } from '../../visitors/caller';
import { marketOf } from '../../visitors/market';
import { answerWithValidator } from '../../http/etag';
import { guardBrowsing, guardWebstore } from '../context';
import { buyerGroupsOf, productIn, taxRateAt, type ProductRecord } from '../catalog';

/** The only country for which product records have tax rates. */
export const TAXED_COUNTRY = 'FR';

const unknownRate = (message: string): ProductTaxes => ({
  taxesInfoList: [],
  success: false,
  error: { errorCode: 'ITEM_NOT_FOUND', message },
});

/** The taxes on a product in a country, by the rate at `now` (ms UTC). Without a rate: success false and the reason. */
export function productTaxes(product: ProductRecord, country: string, state: string | null, now: number): ProductTaxes {
  if (country !== TAXED_COUNTRY) return unknownRate(`No tax rates are known for ${country}.`);
  const rate = taxRateAt(product, now);
  if (rate === null) return unknownRate('No tax rate is in force for this product today.');
  const percentage = formatRate(rate.basisPoints);
  const inFrench = String(rate.basisPoints / 100).replace('.', ',');
  return {
    taxesInfoList: [
      {
        taxRatePercentage: percentage,
        countryIsoCode: country,
        stateIsoCode: state,
        priority: 1,
        taxTreatmentName: `TVA ${inFrench} %`,
        taxTreatmentDescription: null,
      },
    ],
    success: true,
    error: null,
  };
}

/** The tax on one product. */
export const taxRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);

  app.get(
    LATE_PATHS.tax,
    { schema: { params: productParams, querystring: taxQuery, response: { 200: taxSchema } } },
    (request) => {
      const { taxType, country } = app.webstore.current().context;
      const product = productIn(app.catalog.state(), request.params.productId, buyerGroupsOf(callerOf(request)));
      const { countryIsoCode = marketOf(request)?.countries?.[0] ?? country, stateIsoCode = null } = request.query;
      const taxes = productTaxes(product, countryIsoCode.toUpperCase(), stateIsoCode, app.clock.now());
      return { taxLocaleType: taxType, taxesInfo: { [product.id]: taxes } };
    },
  );
  done();
};
