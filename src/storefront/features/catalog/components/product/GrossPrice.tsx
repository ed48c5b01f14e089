import { taxRateOf, withTax } from '../../../../../commerce/pricing/grossPrice';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import catalogGrossTexts from '../../../../messages/fr-FR/catalogGross.json';
import { taxApi } from '../../../prices';
import { PlusVat } from './PlusVat';

interface GrossPriceProps {
  readonly productId: string;
  /** The price of one without taxes. */
  readonly unitCents: number;
  readonly currency: string;
  readonly vatBasisPoints: number | null;
}

/** A product's price with its taxes. Until they are known, and where its country has none for it: the product's rate. */
function GrossPrice({ productId, unitCents, currency, vatBasisPoints }: GrossPriceProps) {
  const t = useMessages();
  const { money, rate } = useFormatting();
  const { currentData } = taxApi.useProductTaxesQuery({ productId });
  const basisPoints = taxRateOf(currentData?.taxesInfo[productId]?.taxesInfoList ?? []);
  if (basisPoints === null) return <PlusVat basisPoints={vatBasisPoints} />;
  return (
    <small>
      {t('catalog.gross', { money: money(withTax(unitCents, basisPoints), currency), rate: rate(basisPoints) })}
    </small>
  );
}

export const grossPriceModule = { Component: GrossPrice, texts: catalogGrossTexts } as const;
