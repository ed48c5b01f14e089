import Plus from 'lucide-react/icons/plus';
import { useContext } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { MARKET_LOCALES, type MarketSettings } from '../../../contract/site/shopSettings';
import { useMessages } from '../../../storefront/messages';
import { newId } from '../../../storefront/platform/ids';
import { Button } from '../../../storefront/ui/controls/Button';
import { Icon } from '../../../storefront/ui/controls/Icon';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { selectDocument, type Json } from '../../draft';
import { DocumentChoice, DocumentText, EditedDocumentContext, fieldId, Group, TextList, useField } from '../../fields';
import { useBuilderSelector } from '../../kernel/hooks';
import { useCurrencyOptions } from './useCurrencyOptions';

const PATH = ['shop', 'markets'];
const ADD_ID = 'market-add';
const moveUpId = (at: number): string => `${fieldId([...PATH, at])}-up`;

/**
 * An id that no market has or ever had: a shopper whose market was removed must not end up in another one. Letters and
 * digits only, as in ids of records.
 */
const freshId = (): string =>
  `m${newId()
    .replaceAll(/[^A-Za-z0-9]/g, '0')
    .slice(0, 17)}`;

/** The markets; the first is for everybody who is in none of the others. */
export function Markets() {
  const t = useMessages();
  const { value, choose } = useField(PATH);
  const shop = useBuilderSelector((state) => selectDocument(state)?.shop);
  const most = useContext(EditedDocumentContext).limits.countAt(PATH.join('.'));
  const markets = shop?.markets ?? [];
  // Checked edge: a document is JSON.
  const stored: readonly Json[] = Array.isArray(value) ? (value as Json[]) : [];
  const add = () => {
    const fresh = {
      marketId: freshId(),
      name: '',
      countries: [],
      localeCurrencyMap: { fr_FR: shop?.defaultCurrency ?? null, en_US: null },
    };
    flushSync(() => choose([...stored, fresh]));
    document.getElementById(fieldId([...PATH, stored.length, 'name']))?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => choose(stored.filter((_market, other) => other !== at)));
    document.getElementById(ADD_ID)?.focus();
  };
  const moveUp = (at: number) => {
    flushSync(() => choose(stored.toSpliced(at, 1).toSpliced(at - 1, 0, stored[at] ?? null)));
    // The first market has no button that moves it up.
    const next = at > 1 ? moveUpId(at - 1) : fieldId([...PATH, 0, 'name']);
    document.getElementById(next)?.focus();
  };
  return (
    <>
      <Group legend={t('builderPaths.markets')} hint={t('builderShop.markets')}>
        <div>
          <Button
            id={ADD_ID}
            aria-disabled={stored.length >= most || undefined}
            onClick={() => {
              if (stored.length < most) add();
            }}
          >
            <Icon icon={Plus} size="small" />
            {t('builderShop.addMarket')}
          </Button>
        </div>
      </Group>
      {markets.map((market, at) => (
        <Market key={market.marketId} market={market} at={at} onMoveUp={() => moveUp(at)} onRemove={() => remove(at)} />
      ))}
    </>
  );
}

interface MarketProps {
  readonly market: MarketSettings;
  readonly at: number;
  readonly onMoveUp: () => void;
  readonly onRemove: () => void;
}

function Market({ market, at, onMoveUp, onRemove }: MarketProps) {
  const t = useMessages();
  const path = [...PATH, at];
  const options = useCurrencyOptions();
  const isNamed = market.name.trim() !== '';
  const called = isNamed
    ? t('builderShop.marketNamed', { name: market.name })
    : t('builderShop.market', { number: at + 1 });
  return (
    <Group legend={called}>
      <DocumentText path={[...path, 'name']} label={t('builderPaths.name')} hint={t('builderShop.marketName')} />
      {MARKET_LOCALES.map((locale) => (
        <DocumentChoice
          key={locale}
          path={[...path, 'localeCurrencyMap', locale]}
          label={t(`builderPaths.${locale}`)}
          hint={t('builderShop.marketCurrency')}
          options={options}
          noneLabel={t('builderShop.noPages')}
        />
      ))}
      <WholeRow>
        <Group legend={t('builderPaths.countries')} hint={t('builderShop.marketCountries')}>
          <TextList
            path={[...path, 'countries']}
            labels={{
              one: (number) => t('builderShop.country', { number }),
              remove: (country) => t('builderShop.removeCountry', { country }),
              add: t('builderShop.addCountry'),
            }}
          />
        </Group>
      </WholeRow>
      <WholeRow>
        {at > 0 && (
          <Button id={moveUpId(at)} onClick={onMoveUp}>
            {t('builderShop.moveMarketUp', { market: isNamed ? market.name : String(at + 1) })}
          </Button>
        )}
        <Button onClick={onRemove}>
          {isNamed ? t('builderShop.removeMarket', { market: market.name }) : t('builderShop.removeUnnamedMarket')}
        </Button>
      </WholeRow>
    </Group>
  );
}

const WholeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  grid-column: 1 / -1;
`;
