import styled from 'styled-components';
import type { ProductDetail } from '../../../../../contract/catalog/product';
import { parseFoodFacts } from '../../../../../contract/catalog/foodFacts';
import { parseProductFields } from '../../../../../contract/catalog/productFields';
import { useMessages } from '../../../../messages';
import catalogDetailsTexts from '../../../../messages/fr-FR/catalogDetails.json';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { familyOf } from '../../productSummary';
import { Ingredients } from './Ingredients';
import { NutritionTable } from './NutritionTable';
import { ProductFacts } from './ProductFacts';
import { useDataLanguage } from '../../../context';

/** The product's detailed information. Non-food has no ingredients and no nutrition. */
function ProductDetails({ detail }: { readonly detail: ProductDetail }) {
  const t = useMessages();
  const lang = useDataLanguage();
  const facts = parseProductFields(detail.fields ?? {});
  const { ingredients, nutrition } = parseFoodFacts(detail.fields ?? {});
  const isFood = ingredients.length > 0 || nutrition !== null;
  return (
    <Root>
      <div>
        {facts.description !== '' && (
          <section>
            <h2>{t('catalog.description')}</h2>
            <p lang={lang}>{facts.description}</p>
          </section>
        )}
        <section>
          <h2>{t('catalog.facts')}</h2>
          <ProductFacts facts={facts} isFamily={familyOf(detail.productClass) !== null} />
        </section>
      </div>
      {isFood && (
        <div>
          <section>
            <h2>{t('catalog.ingredients')}</h2>
            <Ingredients runs={ingredients} allergens={facts.allergens} />
          </section>
          {nutrition && (
            <section>
              <h2>{t('catalog.nutrition.title')}</h2>
              <NutritionTable nutrition={nutrition} per={facts.netQuantity?.unit === 'ml' ? 'ml' : 'g'} />
            </section>
          )}
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[8]};
  margin-top: ${tokens.space[6]};
  ${media.large} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${tokens.space[12]};
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${tokens.space[8]};
  }
  h2 {
    margin-bottom: ${tokens.space[3]};
    font-size: ${tokens.size.large};
  }
  section > p {
    max-width: 42rem;
    font-size: ${tokens.size.body};
  }
  section > p + p {
    margin-top: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.small};
  }
`;

export const productDetailsModule = { Component: ProductDetails, texts: catalogDetailsTexts } as const;
