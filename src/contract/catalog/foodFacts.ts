import { ALLERGENS, type Allergen } from './productFields';

export interface IngredientRun {
  readonly text: string;
  readonly allergen?: Allergen;
}

export const NUTRITION_KEYS = [
  'energyKj',
  'energyKcal',
  'fatMg',
  'saturatesMg',
  'carbohydrateMg',
  'sugarsMg',
  'proteinMg',
  'saltMg',
] as const;
/** Per 100 g or 100 ml. Energy in kJ and kcal, everything else in milligrams. */
export type Nutrition = Readonly<Record<(typeof NUTRITION_KEYS)[number], number>>;

/** The food facts among a product's fields; a type of their own, because no list shows them. */
export interface FoodFacts {
  readonly ingredients: readonly IngredientRun[];
  readonly nutrition: Nutrition | null;
}

function jsonOf(value: string | null | undefined): unknown {
  if (!value) return null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function runOf(value: unknown): IngredientRun | null {
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string') return null;
  const named: unknown = 'allergen' in value ? value.allergen : undefined;
  const allergen = ALLERGENS.find((known) => known === named);
  return allergen === undefined ? { text: value.text } : { text: value.text, allergen };
}

function nutritionOf(value: unknown): Nutrition | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = new Map<string, unknown>(Object.entries(value));
  const amount = (key: string): number => {
    const found = given.get(key);
    return typeof found === 'number' ? found : NaN;
  };
  const nutrition: Nutrition = {
    energyKj: amount('energyKj'),
    energyKcal: amount('energyKcal'),
    fatMg: amount('fatMg'),
    saturatesMg: amount('saturatesMg'),
    carbohydrateMg: amount('carbohydrateMg'),
    sugarsMg: amount('sugarsMg'),
    proteinMg: amount('proteinMg'),
    saltMg: amount('saltMg'),
  };
  return Object.values(nutrition).every(Number.isFinite) ? nutrition : null;
}

/** Reads field texts of any source. Never throws: an unreadable text counts as unknown. */
export function parseFoodFacts(fields: Readonly<Record<string, string | null | undefined>>): FoodFacts {
  const runs = jsonOf(fields.Ingredients__c);
  return {
    ingredients: Array.isArray(runs) ? runs.map(runOf).filter((run) => run !== null) : [],
    nutrition: nutritionOf(jsonOf(fields.Nutrition__c)),
  };
}
