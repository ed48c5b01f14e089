/** The invented producer and its brands; none of them is a real company. */
export const PRODUCER = 'Coopérative laitière de Valbrune';

/** Each brand with its profile. */
export type BrandName =
  /** Protected designations, slow churning, butter for professionals. */
  | 'Valbrune'
  /** The basics for bakery and kitchen. */
  | 'Clairmoulin'
  /** Organic, from the producer's own pastures. */
  | 'Ferme d’Ardouère'
  /** Plant drinks for baristas. */
  | 'Avoline'
  /** Flours, sugars, leavens. */
  | 'Meunerie Tressac'
  /** Chocolate, praline, fruit. */
  | 'Orcabosse'
  /** Coffee, tea and drinks for the bar. */
  | 'Brûlerie Marvanne'
  /** Milk proteins for sport. */
  | 'Élanfort'
  /** Portions for breakfast and minibars. */
  | 'Matinelle';
