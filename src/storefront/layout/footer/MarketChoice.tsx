import styled from 'styled-components';
import { LANGUAGE_PARAMETER } from '../../../contract/languages';
import { LATE_PATHS } from '../../../contract/latePaths';
import { withBase } from '../../../contract/pages/basePath';
import { SECRET_PARAM } from '../../../contract/pages/pageParams';
import { siteOf } from '../../api';
import { contextApi, useDataLanguage } from '../../features/context';
import { useShopSelector } from '../../kernel/hooks';
import { selectLocation, type ShopLocation } from '../../kernel/location';
import { useMessages } from '../../messages';
import { Button } from '../../ui/controls/Button';
import { Select } from '../../ui/fields/Select';
import { tokens } from '../../ui/theme/tokens';

/** This page's address without a language: the market's language applies. */
function addressOf({ pathname, search }: ShopLocation): string {
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_PARAMETER);
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

/**
 * The choice of a market, if there are several: a form, because prices and language of the whole page change and the
 * server renders it again.
 */
export function MarketChoice() {
  const t = useMessages();
  const lang = useDataLanguage();
  const location = useShopSelector(selectLocation);
  // Undefined if the site info names no market, as a gateway's does not: then no choice is offered.
  const own = useShopSelector(siteOf)?.market?.marketId;
  const { data: context } = contextApi.useApplicationContextQuery();
  const markets = context?.markets ?? [];
  // Only this tab has the secret of a mailed link: another document would not have it.
  const holdsSecret = new URLSearchParams(location.search).has(SECRET_PARAM);
  if (own === undefined || markets.length < 2 || holdsSecret) return null;
  return (
    <Form method="post" action={withBase(LATE_PATHS.marketChoices)} aria-label={t('footer.markets')}>
      <input type="hidden" name="startUrl" value={addressOf(location)} />
      <Select
        key={own}
        id="footer-market"
        name="marketId"
        label={t('footer.market')}
        hideLabel
        lang={lang}
        defaultValue={own}
        options={markets.map(({ marketId, name = marketId }) => ({ value: marketId, label: name }))}
      />
      <Button type="submit">{t('footer.marketChoose')}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-width: 0;
  /* The band around it is dark, its field is not. */
  color: ${tokens.color.ink};
  > :first-of-type {
    min-width: 0;
  }
`;
