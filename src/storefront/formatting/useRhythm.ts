import { useMessages } from '../messages';

/** The interval and term of repeated deliveries, as answers state them. */
export interface WireRhythm {
  readonly pricingTerm?: number | null | undefined;
  readonly pricingTermUnit?: string | null | undefined;
  /** The total number of deliveries; null: open-ended. */
  readonly subscriptionTerm?: number | null | undefined;
}

/**
 * Formats a rhythm: "Chaque semaine, 12 livraisons"; null for a single delivery. The texts are those of `rhythm.json`.
 */
export function useRhythm(): (of: WireRhythm) => string | null {
  const t = useMessages();
  return ({ pricingTerm, pricingTermUnit: unit, subscriptionTerm }) => {
    if (!pricingTerm || !unit) return null;
    const rhythm = t('rhythm.every', { unit, count: pricingTerm });
    return subscriptionTerm ? t('rhythm.forTerm', { rhythm, count: subscriptionTerm }) : rhythm;
  };
}

/** The name of a line in the labels of its fields and buttons: one product may have a line for each interval. */
export function useLineName(): (line: { readonly name: string; readonly rhythm?: WireRhythm | undefined }) => string {
  const t = useMessages();
  const rhythmOf = useRhythm();
  return ({ name, rhythm: of = {} }) => {
    const rhythm = rhythmOf(of);
    // In lower case, because it follows the product's name.
    return rhythm === null
      ? name
      : t('rhythm.named', { name, rhythm: rhythm.charAt(0).toLowerCase() + rhythm.slice(1) });
  };
}
