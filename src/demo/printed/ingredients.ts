import type { NutritionGrams } from '../catalog/rangeShapes';
import type { Allergen, IngredientRun, NutritionRecord } from '../../server/features/catalog';

const WORDS: readonly (readonly [RegExp, Allergen])[] = [
  [/lait|beurre|crème|fromage|lactosérum|lactose|caséin|mascarpone|yaourt/i, 'milk'],
  [/blé|froment|seigle|orge|avoine|épeautre|gluten/i, 'gluten'],
  [/œuf/i, 'eggs'],
  [/soja/i, 'soya'],
  [/amande|noisette|noix|pistache|cajou|pécan/i, 'nuts'],
  [/arachide/i, 'peanuts'],
  [/sésame/i, 'sesame'],
  [/sulfite/i, 'sulphites'],
  [/moutarde/i, 'mustard'],
  [/céleri/i, 'celery'],
  [/lupin/i, 'lupin'],
  [/poisson/i, 'fish'],
];

function allergenOf(word: string): Allergen {
  const found = WORDS.find(([pattern]) => pattern.test(word));
  if (!found) throw new Error(`No allergen is known by the word: ${word}`);
  return found[1];
}

/**
 * Splits "Crème de *lait*, ferments" into runs, and ends the list with a full stop; a starred word is an allergen of
 * annex II (EU 1169/2011).
 */
export const parseIngredients = (text: string): readonly IngredientRun[] =>
  (text === '' ? '' : `${text}.`)
    .split('*')
    .map((part, index): IngredientRun =>
      index % 2 === 1 ? { text: part, allergen: allergenOf(part) } : { text: part },
    )
    .filter((run) => run.text !== '');

/** The allergens of an ingredient list, each once, in order of first appearance. */
export const allergensOf = (runs: readonly IngredientRun[]): readonly Allergen[] => [
  ...new Set(runs.flatMap((run) => (run.allergen ? [run.allergen] : []))),
];

/** The nutrition of a product; its energy is calculated by the conversion factors of annex XIV (EU 1169/2011). */
export function nutritionFrom(grams: NutritionGrams | null): NutritionRecord | null {
  if (!grams) return null;
  const [fat, saturates, carbohydrate, sugars, protein, salt] = grams;
  const milligrams = (value: number): number => Math.round(value * 1000);
  return {
    energyKj: Math.round(fat * 37 + (carbohydrate + protein) * 17),
    energyKcal: Math.round(fat * 9 + (carbohydrate + protein) * 4),
    fatMg: milligrams(fat),
    saturatesMg: milligrams(saturates),
    carbohydrateMg: milligrams(carbohydrate),
    sugarsMg: milligrams(sugars),
    proteinMg: milligrams(protein),
    saltMg: milligrams(salt),
  };
}
