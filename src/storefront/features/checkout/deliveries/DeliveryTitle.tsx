import { isGivenName } from '../../../../commerce/delivery/deliveryName';
import { useMessages } from '../../../messages';
import { Personal, useVault } from '../../../kernel/personal';

/** The token of a name given by the shopper; null if the delivery has only its number. */
export const useGivenName = (token: string): string | null => {
  const name = useVault().valueOf(token);
  // In a replay the vault is empty: the token stands for some name.
  return name === undefined || isGivenName(name) ? token : null;
};

/** "Livraison 2 : Boutique de Lyon". */
export function DeliveryTitle({ number, name }: { readonly number: number; readonly name: string }) {
  const t = useMessages();
  const given = useGivenName(name);
  const title = t('checkout.deliveries.title', { place: number });
  if (given === null) return <>{title}</>;
  return (
    <>
      {t('checkout.deliveries.titled', { title })} <Personal token={given} />
    </>
  );
}
