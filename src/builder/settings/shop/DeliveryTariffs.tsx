import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { RULES_CURRENCY } from '../../../contract/shopRules';
import type { TariffSettings } from '../../../contract/site/shopSettings';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { selectDocument, type Json } from '../../draft';
import { DocumentHundredths, fieldId, Group, useField } from '../../fields';
import { useBuilderSelector } from '../../kernel/hooks';

const PATH = ['shop', 'deliveryTariffs'];

/** Initial values of a new tariff: free delivery, at the standard VAT rate. */
const newTariff = (currency: string): TariffSettings => ({
  currency,
  cents: 0,
  vatBasisPoints: 2000,
  freeFromCents: null,
  morningSupplementCents: 0,
});

/** What delivery costs in each currency other than that of the shop's own rules. */
export function DeliveryTariffs() {
  const shop = useBuilderSelector((state) => selectDocument(state)?.shop);
  const tariffs = shop?.deliveryTariffs ?? [];
  const sold = (shop?.supportedCurrencies ?? []).filter((code) => /^[A-Z]{3}$/.test(code));
  const currencies = new Set([...sold, ...tariffs.map(({ currency }) => currency)]);
  currencies.delete(RULES_CURRENCY);
  return [...currencies].map((currency) => (
    <Tariff key={currency} currency={currency} at={tariffs.findIndex((tariff) => tariff.currency === currency)} />
  ));
}

interface TariffProps {
  readonly currency: string;
  /** The index of the currency's tariff in the list; -1: the currency has none. */
  readonly at: number;
}

function Tariff({ currency, at }: TariffProps) {
  const t = useMessages();
  const { value, choose } = useField(PATH);
  // Checked edge: a document is JSON.
  const tariffs: readonly Json[] = Array.isArray(value) ? (value as Json[]) : [];
  const path = [...PATH, at];
  const addId = `tariff-${currency}`;
  const add = () => {
    flushSync(() => choose([...tariffs, { ...newTariff(currency) }]));
    document.getElementById(fieldId([...PATH, tariffs.length, 'cents']))?.focus();
  };
  const remove = () => {
    flushSync(() => choose(tariffs.filter((_tariff, other) => other !== at)));
    document.getElementById(addId)?.focus();
  };
  return (
    <Group legend={t('builderShop.tariff', { currency })} hint={t('builderShop.tariffHint')}>
      {at < 0 ? (
        <div>
          <Button id={addId} onClick={add}>
            {t('builderShop.addTariff', { currency })}
          </Button>
        </div>
      ) : (
        <>
          <DocumentHundredths path={[...path, 'cents']} label={t('builderPaths.cents')} />
          <DocumentHundredths path={[...path, 'vatBasisPoints']} label={t('builderPaths.vatBasisPoints')} />
          <DocumentHundredths
            path={[...path, 'freeFromCents']}
            label={t('builderPaths.freeFromCents')}
            hint={t('builderShop.freeFromCents')}
            orNull
          />
          <DocumentHundredths
            path={[...path, 'morningSupplementCents']}
            label={t('builderPaths.morningSupplementCents')}
          />
          <WholeRow>
            <Button onClick={remove}>{t('builderShop.removeTariff', { currency })}</Button>
          </WholeRow>
        </>
      )}
    </Group>
  );
}

const WholeRow = styled.div`
  grid-column: 1 / -1;
`;
