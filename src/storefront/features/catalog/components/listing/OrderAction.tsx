import { useMessages } from '../../../../messages';
import { ButtonLink } from '../../../../ui/controls/ButtonLink';
import { AddToCart } from '../../../cart';
import type { ProductSummary } from '../../productSummary';

interface OrderActionProps {
  readonly product: ProductSummary;
  /** Names the list in its page. */
  readonly where: string;
  /** Pieces that can be ordered; undefined if not counted or not known. */
  readonly available: number | undefined;
  /** The suggested quantity; by default the smallest orderable one. */
  readonly usual?: number | undefined;
  /** Id of the element that says which quantities can be ordered. */
  readonly hintId?: string;
}

/** How a product of a list is ordered: a family is opened to choose from, any other product with a price is added. */
export function OrderAction({ product, available, ...others }: OrderActionProps) {
  const t = useMessages();
  const { family, price, name } = product;
  if (family) {
    const choose = t('catalog.choose', { family });
    return (
      <ButtonLink href={product.href} wide aria-label={t('catalog.chooseNamed', { choose, name })}>
        {choose}
      </ButtonLink>
    );
  }
  return price ? (
    <AddToCart
      productId={product.id}
      name={name}
      rule={product.rule}
      available={available ?? null}
      compact
      {...others}
    />
  ) : null;
}
