import styled from 'styled-components';
import { SUBSCRIPTION_TERM } from '../../../../contract/cart/cartItem';
import type { ProductDetail } from '../../../../contract/catalog/product';
import { commandEvents } from '../../../api/commands';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import standingTexts from '../../../messages/fr-FR/standing.json';
import { Select } from '../../../ui/fields/Select';
import { Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import { cartEvents, contentKey, type SoldUnder } from '../../cart';
import { contextApi, useDataLanguage } from '../../context';
import { selectSoldUnder } from '../soldUnder';
import { standingSaga } from '../standingSaga';
import { standingEvents, standingReducer } from '../standingSlice';

/** Numbers of deliveries to choose from; the first one is preselected. */
const TERMS = [4, 8, 12, 26, 52].filter((term) => term >= SUBSCRIPTION_TERM.least && term <= SUBSCRIPTION_TERM.most);
const FIRST_TERM = 4;

/**
 * The choice of how a product is delivered: once, or under one of its selling models; a model with a term needs a
 * number of deliveries.
 */
function ProductRhythm({ detail }: { readonly detail: ProductDetail }) {
  const t = useMessages();
  const lang = useDataLanguage();
  const dispatch = useShopDispatch();
  const { id: productId } = detail;
  const sold = useShopSelector((state) => selectSoldUnder(state, detail));
  const { data: context } = contextApi.useApplicationContextQuery();
  const models = detail.productSellingModels?.filter(({ pricingTermUnit }) => pricingTermUnit !== null) ?? [];
  if (context?.subscriptionConfig?.subscriptionPlusEnabled === false || models.length === 0) return null;
  const sell = (next: SoldUnder | null) => {
    dispatch(standingEvents.rhythmChosen({ productId, sold: next }));
    dispatch(
      cartEvents.chosenQuantityMoved({
        from: contentKey({ productId, sold }),
        to: contentKey({ productId, sold: next ?? undefined }),
      }),
    );
  };
  const choose = (model: (typeof models)[number], term = FIRST_TERM) =>
    sell({
      productSellingModelId: model.id,
      ...(model.sellingModelType === 'TermDefined' && { subscriptionTerm: term }),
    });
  const chosen = models.find(({ id }) => id === sold?.productSellingModelId);
  return (
    <Choice $gap="2">
      <Select
        label={t('standing.choice')}
        value={chosen?.id ?? ''}
        onChange={({ target }) => {
          const model = models.find(({ id }) => id === target.value);
          if (model) choose(model);
          else sell(null);
        }}
        options={[
          { value: '', label: t('standing.once') },
          ...models.map(({ id, name }) => ({ value: id, label: name, lang })),
        ]}
      />
      {chosen && sold?.subscriptionTerm != null && (
        <Select
          label={t('standing.term')}
          value={String(sold.subscriptionTerm)}
          onChange={({ target }) => choose(chosen, Number(target.value))}
          options={TERMS.map((term) => ({ value: String(term), label: t('standing.deliveries', { count: term }) }))}
        />
      )}
      {chosen && <p>{t('standing.confirmed')}</p>}
    </Choice>
  );
}

/** A list to choose from rather than radio buttons: on a phone these would push the button that adds off the screen. */
const Choice = styled(Stack)`
  > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;

export const productRhythmModule = {
  Component: ProductRhythm,
  texts: standingTexts,
  slices: { standing: standingReducer },
  events: [commandEvents, standingEvents],
  saga: standingSaga,
} as const;
