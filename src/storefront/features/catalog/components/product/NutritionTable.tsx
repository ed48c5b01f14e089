import styled from 'styled-components';
import type { Nutrition } from '../../../../../contract/catalog/foodFacts';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { CompactTable } from '../../../../ui/layout/tables/CompactTable';
import { tokens } from '../../../../ui/theme/tokens';

interface NutritionTableProps {
  readonly nutrition: Nutrition;
  /** Declared per 100 of this unit: millilitres for products sold by volume, such as drinks and creams. */
  readonly per: 'g' | 'ml';
}

const lines = [
  { key: 'fatMg', label: 'catalog.nutrition.fat', part: false },
  { key: 'saturatesMg', label: 'catalog.nutrition.saturates', part: true },
  { key: 'carbohydrateMg', label: 'catalog.nutrition.carbohydrate', part: false },
  { key: 'sugarsMg', label: 'catalog.nutrition.sugars', part: true },
  { key: 'proteinMg', label: 'catalog.nutrition.protein', part: false },
  { key: 'saltMg', label: 'catalog.nutrition.salt', part: false },
] as const;

/** The nutrition declaration in the order of EU 1169/2011, annex XV. */
export function NutritionTable({ nutrition, per }: NutritionTableProps) {
  const t = useMessages();
  const { number } = useFormatting();
  const energy = { kj: number(nutrition.energyKj), kcal: number(nutrition.energyKcal) };
  return (
    <Root>
      <caption>{t(per === 'ml' ? 'catalog.nutrition.per100ml' : 'catalog.nutrition.per100g')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('catalog.nutrition.energy')}</th>
          <td>{t('catalog.nutrition.energyValue', energy)}</td>
        </tr>
        {lines.map(({ key, label, part }) => (
          <tr key={key} data-part={part || undefined}>
            <th scope="row">{t(label)}</th>
            <td>{t('catalog.nutrition.grams', { grams: number(nutrition[key] / 1000) })}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

const Root = styled(CompactTable)`
  caption {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: inherit;
  }
  td {
    white-space: nowrap;
  }
  [data-part] th:first-child {
    padding-left: ${tokens.space[5]};
    color: ${tokens.color.inkSoft};
  }
`;
