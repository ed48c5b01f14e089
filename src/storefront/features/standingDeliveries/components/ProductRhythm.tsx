import styled from 'styled-components';
import { SUBSCRIPTION_TERM } from '../../../../contract/cart/cartItem';
import type { ProductDetail } from '../../../../contract/catalog/product';
import { commandEvents } from '../../../api/commands';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import standingTexts from '../../../messages/fr-FR/standing.json';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { FieldGroup } from '../../../ui/fields/FieldGroup';
import { Select } from '../../../ui/fields/Select';
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
    <Choice>
      <legend>{t('standing.choice')}</legend>
      <Checkbox
        type="radio"
        name="rhythm"
        checked={chosen === undefined}
        onChange={() => sell(null)}
        label={t('standing.once')}
      />
      {models.map((model) => (
        <Checkbox
          key={model.id}
          type="radio"
          name="rhythm"
          checked={chosen === model}
          onChange={() => choose(model)}
          label={<span lang={lang}>{model.name}</span>}
        />
      ))}
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

const Choice = styled(FieldGroup)`
  > p {
    margin-top: ${tokens.space[2]};
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
