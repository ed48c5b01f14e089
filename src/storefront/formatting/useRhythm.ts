import { useMessages } from '../messages';

/** How often something is delivered, as answers say it. */
export interface WireRhythm {
  readonly pricingTerm?: number | null | undefined;
  readonly pricingTermUnit?: string | null | undefined;
  /** How many times in all; null: without an end. */
  readonly subscriptionTerm?: number | null | undefined;
}

/** Says it: "Chaque semaine, 12 livraisons"; null: once. The texts are those of `rhythm.json`. */
export function useRhythm(): (of: WireRhythm) => string | null {
  const t = useMessages();
  return ({ pricingTerm, pricingTermUnit: unit, subscriptionTerm }) => {
    if (!pricingTerm || !unit) return null;
    const rhythm = t('rhythm.every', { unit, count: pricingTerm });
    return subscriptionTerm ? t('rhythm.forTerm', { rhythm, count: subscriptionTerm }) : rhythm;
  };
}

/** The name of a line in the labels of its fields and buttons: one product may have a line for each rhythm. */
export function useLineName(): (line: { readonly name: string; readonly rhythm?: WireRhythm | undefined }) => string {
  const t = useMessages();
  const rhythmOf = useRhythm();
  return ({ name, rhythm: of = {} }) => {
    const rhythm = rhythmOf(of);
    // Behind the name it begins no sentence.
    return rhythm === null
      ? name
      : t('rhythm.named', { name, rhythm: rhythm.charAt(0).toLowerCase() + rhythm.slice(1) });
  };
}
