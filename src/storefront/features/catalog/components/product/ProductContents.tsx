import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import type { ProductDetail } from '../../../../../contract/catalog/product';
import type { ProductChildren } from '../../../../../contract/catalog/productChildren';
import { parseProductFields } from '../../../../../contract/catalog/productFields';
import { productAddress } from '../../../../../contract/pages/pageReference';
import { unbroken, useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import catalogContentsTexts from '../../../../messages/fr-FR/catalogContents.json';
import { Link } from '../../../../ui/controls/Link';
import { Message } from '../../../../ui/feedback/Message';
import { tokens } from '../../../../ui/theme/tokens';
import { useDataLanguage } from '../../../context';
import { contentsArgs, memberArgs, memberIdsOf } from '../../contents/contents';
import { listedProductsApi, productsApi } from '../../listed/late';
import { Products } from '../listing/Products';

/** The contents of one bundle, or the members of a set, each of which can be added to the cart. */
function ProductContents({ detail }: { readonly detail: ProductDetail }) {
  const t = useMessages();
  const isSet = detail.productClass === 'Set';
  const { data, error } = productsApi.useProductChildrenQuery(contentsArgs(detail));
  return (
    <Frame>
      <h2>{t(isSet ? 'catalog.contents.members' : 'catalog.contents.title')}</h2>
      {data && (isSet ? <Members ids={memberIdsOf(data)} /> : <Contents items={data.items} />)}
      {error && <Message variant="warning">{t('catalog.contents.failed')}</Message>}
    </Frame>
  );
}

function Members({ ids }: { readonly ids: readonly string[] }) {
  const t = useMessages();
  const { data, error } = listedProductsApi.useListedProductsQuery(ids.length === 0 ? skipToken : memberArgs(ids));
  if (error) return <Message variant="warning">{t('catalog.contents.failed')}</Message>;
  return data && <Products result={{ productsPage: data }} where="set" layout="list" />;
}

/** A product whose page the visitor may not see is listed without a link. */
function Contents({ items }: Pick<ProductChildren, 'items'>) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { quantity } = useFormatting();
  return (
    <ul>
      {items.map(({ defaultQuantity, isEntitled, productInfo: { id, urlName = null, fields } }, index) => {
        const facts = parseProductFields(fields ?? {});
        const pieces = t('catalog.contents.times', { quantity: quantity(defaultQuantity) });
        return (
          <li key={id ?? `hidden ${index}`}>
            <b>{pieces}</b>
            {isEntitled && id !== undefined ? (
              <div>
                <Link href={productAddress(urlName, id)} lang={lang}>
                  {unbroken(facts.name)}
                </Link>
                <small>
                  <span lang={lang}>{facts.packaging}</span> {t('catalog.reference', { sku: facts.sku })}
                </small>
              </div>
            ) : (
              <span lang={facts.name === '' ? undefined : lang}>
                {unbroken(facts.name) || t('catalog.contents.other')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[3]};
  min-width: 0;
  h2 {
    font-size: ${tokens.size.large};
  }
  > ul > li {
    display: flex;
    gap: ${tokens.space[3]};
    align-items: baseline;
    padding-block: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  > ul b {
    flex: none;
    min-width: ${tokens.space[8]};
  }
  > ul small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;

export const productContentsModule = { Component: ProductContents, texts: catalogContentsTexts } as const;
