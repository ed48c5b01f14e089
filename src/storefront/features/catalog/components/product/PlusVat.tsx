import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';

/** The rate of the VAT that a price is without. */
export function PlusVat({ basisPoints }: { readonly basisPoints: number | null }) {
  const t = useMessages();
  const { rate } = useFormatting();
  return basisPoints !== null && <small>{t('catalog.plusVat', { rate: rate(basisPoints) })}</small>;
}
