import { EXPRESS_ADDRESS } from '../../../../../contract/pages/expressCheckout';
import { useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { ButtonLink } from '../../../../ui/controls/ButtonLink';
import { selectSiteConfiguration } from '../../../site';
import { selectIsBuyer } from '../../../visitor';

/**
 * The link to the express checkout, for buyers, if the site enables it (MIN-08). Not for guests: their details are
 * unknown.
 */
export function ExpressCheckout() {
  const t = useMessages();
  const { showExpressCheckout } = useShopSelector(selectSiteConfiguration).header;
  const isBuyer = useShopSelector(selectIsBuyer);
  return (
    showExpressCheckout &&
    isBuyer && (
      <ButtonLink href={EXPRESS_ADDRESS} wide>
        {t('cart.mini.express')}
      </ButtonLink>
    )
  );
}
