import { taxRateOf, withTax } from '../../../../../commerce/pricing/grossPrice';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import catalogGrossTexts from '../../../../messages/fr-FR/catalogGross.json';
import { taxApi } from '../../../prices';

interface GrossPriceProps {
  readonly productId: string;
  /** The price of one piece without taxes. */
  readonly unitCents: number;
  readonly currency: string;
}

/** A product's price with its taxes; nothing until the taxes are known, or if none applies to the product. */
function GrossPrice({ productId, unitCents, currency }: GrossPriceProps) {
  const t = useMessages();
  const { money } = useFormatting();
  const { currentData } = taxApi.useProductTaxesQuery({ productId });
  const basisPoints = taxRateOf(currentData?.taxesInfo[productId]?.taxesInfoList ?? []);
  return basisPoints !== null && t('catalog.gross', { money: money(withTax(unitCents, basisPoints), currency) });
}

export const grossPriceModule = { Component: GrossPrice, texts: catalogGrossTexts } as const;
