import { Fragment } from 'react';
import type { IngredientRun } from '../../../../../contract/catalog/foodFacts';
import type { Allergen } from '../../../../../contract/catalog/productFields';
import { useMessages, type MessageId } from '../../../../messages';
import { useDataLanguage } from '../../../context';

const names: Readonly<Record<Allergen, MessageId>> = {
  gluten: 'catalog.allergen.gluten',
  crustaceans: 'catalog.allergen.crustaceans',
  eggs: 'catalog.allergen.eggs',
  fish: 'catalog.allergen.fish',
  peanuts: 'catalog.allergen.peanuts',
  soya: 'catalog.allergen.soya',
  milk: 'catalog.allergen.milk',
  nuts: 'catalog.allergen.nuts',
  celery: 'catalog.allergen.celery',
  mustard: 'catalog.allergen.mustard',
  sesame: 'catalog.allergen.sesame',
  sulphites: 'catalog.allergen.sulphites',
  lupin: 'catalog.allergen.lupin',
  molluscs: 'catalog.allergen.molluscs',
};

interface IngredientsProps {
  readonly runs: readonly IngredientRun[];
  readonly allergens: readonly Allergen[];
}

/** The list of ingredients, with allergens in bold (EU 1169/2011, article 21) and listed again below. */
export function Ingredients({ runs, allergens }: IngredientsProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  return (
    <>
      {runs.length > 0 && (
        <p lang={lang}>
          {runs.map(({ text, allergen }, index) => (
            <Fragment key={index}>{allergen ? <strong>{text}</strong> : text}</Fragment>
          ))}
        </p>
      )}
      <p>
        {allergens.length === 0
          ? t('catalog.noAllergens')
          : t('catalog.allergens', { names: allergens.map((allergen) => t(names[allergen])).join(', ') })}
      </p>
    </>
  );
}
