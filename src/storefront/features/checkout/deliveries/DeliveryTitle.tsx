import { isGivenName } from '../../../../commerce/delivery/deliveryName';
import { useMessages } from '../../../messages';
import { Personal } from '../../../kernel/personal';

/**
 * The token of a name given by the shopper; null if the delivery has only its number, and the name that the shop gave
 * it.
 */
export const givenName = (name: string): string | null => (isGivenName(name) ? name : null);

/** "Livraison 2 : Boutique de Lyon". */
export function DeliveryTitle({ number, name }: { readonly number: number; readonly name: string }) {
  const t = useMessages();
  const given = givenName(name);
  const title = t('checkout.deliveries.title', { number });
  if (given === null) return <>{title}</>;
  return (
    <>
      {t('checkout.deliveries.titled', { title })} <Personal token={given} />
    </>
  );
}
