import styled from 'styled-components';
import type { ProductFacts as Facts } from '../../../../../contract/catalog/productFields';
import { unbroken, useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { tokens } from '../../../../ui/theme/tokens';

interface ProductFactsProps {
  readonly facts: Facts;
  /** The product cannot be ordered itself: packaging, reference and codes are those of its variations or members. */
  readonly isFamily: boolean;
}

/** Facts for professionals: packaging, reference, codes, storage and shelf life. */
export function ProductFacts({ facts, isFamily }: ProductFactsProps) {
  const t = useMessages();
  const { netQuantity, number, rate } = useFormatting();
  const { storage, shelfLifeDays, pieces, vatBasisPoints } = facts;
  const lines = [
    [t('catalog.fact.packaging'), !isFamily && unbroken(facts.packaging)],
    [t('catalog.fact.pieces'), !isFamily && pieces !== null && pieces > 1 ? number(pieces) : null],
    [t('catalog.fact.net'), !isFamily && facts.netQuantity && netQuantity(facts.netQuantity)],
    [
      t('catalog.fact.storage'),
      storage && t('catalog.storage', { from: number(storage.minCelsius), to: number(storage.maxCelsius) }),
    ],
    [t('catalog.fact.shelfLife'), shelfLifeDays !== null && t('catalog.shelfLife', { days: shelfLifeDays })],
    [t('catalog.fact.origin'), facts.origin],
    [t('catalog.fact.reference'), !isFamily && facts.sku],
    [t('catalog.fact.gtin'), !isFamily && facts.gtin],
    [t('catalog.fact.vat'), vatBasisPoints !== null && rate(vatBasisPoints)],
  ] as const;
  return (
    <Lines>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Lines>
  );
}

const Lines = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(8rem, 2fr) 3fr;
    gap: ${tokens.space[4]};
    padding: ${tokens.space[2]} 0;
    border-top: 1px solid ${tokens.color.hairline};
  }
  dt {
    color: ${tokens.color.inkSoft};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
