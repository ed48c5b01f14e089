import { TAX_TYPES, type ShopSwitch } from '../../contract/site/shopSettings';
import { useMessages } from '../../storefront/messages';
import { DocumentChoice, DocumentYesNo, Group, TextList } from '../fields';
import { DeliveryTariffs } from './shop/DeliveryTariffs';
import { Markets } from './shop/Markets';
import { useCurrencyOptions } from './shop/useCurrencyOptions';

/** The switches by the group in which they are shown; one more is shown with the prices. */
const GROUPS = {
  guests: ['guestBrowsingEnabled', 'guestCartEnabled', 'guestCheckoutEnabled'],
  orders: [
    'isInventoryEnabled',
    'splitShipmentEnabled',
    'shippingMethodsEnabled',
    'placeOrderV2Enabled',
    'cartCalculateEnabled',
    'highScaleCartEnabled',
    'skipPhoneNumberValidationEnabled',
  ],
  gifts: ['isGiftingEnabled', 'isGiftWrapEnabled', 'isGiftMessageEnabled'],
  privacy: ['shopperConsentEnabled', 'activityTrackingEnabled'],
  catalogue: ['usesSingleEntitlementPolicy', 'usesUniversalPricebooks'],
} as const satisfies Readonly<Record<string, readonly ShopSwitch[]>>;

function Switch({ name }: { readonly name: ShopSwitch }) {
  const t = useMessages();
  return <DocumentYesNo path={['shop', name]} label={t(`builderPaths.${name}`)} hint={t(`builderShop.${name}`)} />;
}

/** How the shop sells: to whom, in which currencies, with which services. */
export function ShopSection() {
  const t = useMessages();
  const currencies = useCurrencyOptions();
  return (
    <>
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <Group key={group} legend={t(`builderShop.group.${group}`)}>
          {GROUPS[group].map((name) => (
            <Switch key={name} name={name} />
          ))}
        </Group>
      ))}
      <Group legend={t('builderShop.group.prices')} hint={t('builderShop.pricesHint')}>
        <DocumentChoice
          path={['shop', 'taxType']}
          label={t('builderPaths.taxType')}
          hint={t('builderShop.taxType')}
          options={TAX_TYPES.map((value) => ({ value, label: t(`builderPaths.value.${value}`) }))}
        />
        <DocumentChoice
          path={['shop', 'defaultCurrency']}
          label={t('builderPaths.defaultCurrency')}
          hint={t('builderShop.defaultCurrency')}
          options={currencies}
        />
        <Switch name="sessionDrivenCurrency" />
      </Group>
      <Group legend={t('builderPaths.supportedCurrencies')} hint={t('builderShop.supportedCurrencies')}>
        <TextList
          path={['shop', 'supportedCurrencies']}
          labels={{
            one: (number) => t('builderShop.currency', { number }),
            remove: (currency) => t('builderShop.removeCurrency', { currency }),
            add: t('builderShop.addCurrency'),
          }}
        />
      </Group>
      <DeliveryTariffs />
      <Group legend={t('builderPaths.shippingCountries')} hint={t('builderShop.shippingCountries')}>
        <TextList
          path={['shop', 'shippingCountries']}
          labels={{
            one: (number) => t('builderShop.country', { number }),
            remove: (country) => t('builderShop.removeCountry', { country }),
            add: t('builderShop.addCountry'),
          }}
        />
      </Group>
      <Markets />
    </>
  );
}
